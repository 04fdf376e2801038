import { privacyCaseStore, PrivacyCasePage } from '@touchline/features/consent/privacyRequest';
import { useStore } from '../../app/StoresContext.ts';

export function PrivacyRequestArchiveView() {
  return <PrivacyCasePage store={useStore(privacyCaseStore)} purpose="archive" />;
}
