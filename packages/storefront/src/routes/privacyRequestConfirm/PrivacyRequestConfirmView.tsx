import { privacyCaseStore, PrivacyCasePage } from '@touchline/features/consent/privacyRequest';
import { useStore } from '../../state/StoresContext.ts';

export function PrivacyRequestConfirmView() {
  return <PrivacyCasePage store={useStore(privacyCaseStore)} purpose="confirm" />;
}
