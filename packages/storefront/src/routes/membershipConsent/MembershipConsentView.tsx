import {
  endConsent,
  freshForConsent,
  MembershipConsentPage,
  membershipConsentStore,
  type ConsentEnd,
} from '@touchline/features/loyalty/membership';
import { useStore, useStores } from '../../state/StoresContext.ts';

export function MembershipConsentView() {
  const stores = useStores();
  const store = useStore(membershipConsentStore);
  const handleEnd = (end: ConsentEnd) => {
    void endConsent(stores, end).then(() => {
      if (end === 'joined' || end === 'declined') stores.ports.navigation.go('/account/membership');
    });
  };
  return (
    <MembershipConsentPage
      store={store}
      isRequired={stores.session.membership?.isRequired ?? false}
      onEnd={handleEnd}
      onFresh={() => void freshForConsent(stores, store, handleEnd)}
    />
  );
}
