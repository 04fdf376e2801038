import { privacyCaseStore, PrivacyCasePage } from '@touchline/features/consent/privacyRequest';
import { useStore } from '../../state/StoresContext.ts';

export function PrivacyRequestArchiveView() {
  return <PrivacyCasePage store={useStore(privacyCaseStore)} purpose="archive" />;
}
