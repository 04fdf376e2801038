import { AccountConsentPage, accountConsentStore } from '@touchline/features/consent/accountConsent';
import { useStore } from '../../app/StoresContext.ts';

export function AccountConsentView() {
  return <AccountConsentPage store={useStore(accountConsentStore)} />;
}
