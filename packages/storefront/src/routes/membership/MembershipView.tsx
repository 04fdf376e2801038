import { dialogStore } from '@touchline/features/platform/dialogs';
import { membershipDetails, MembershipPage, membershipStore } from '@touchline/features/loyalty/membership';
import { useStore, useStores } from '../../state/StoresContext.ts';
import { useIsHydrated } from '../../shell/useIsHydrated.ts';

export function MembershipView() {
  const stores = useStores();
  const dialogs = useStore(dialogStore);
  const isHydrated = useIsHydrated();
  return (
    <MembershipPage
      store={useStore(membershipStore)}
      onDetails={isHydrated ? () => dialogs.request(membershipDetails) : undefined}
      inviteUrl={stores.site.href('/')}
    />
  );
}
