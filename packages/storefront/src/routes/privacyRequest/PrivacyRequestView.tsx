import { PrivacyRequestPage, privacyRequestStore } from '@touchline/features/consent/privacyRequest';
import { useStore } from '../../state/StoresContext.ts';

export function PrivacyRequestView() {
  return <PrivacyRequestPage store={useStore(privacyRequestStore)} />;
}
