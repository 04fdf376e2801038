import { AccountConsentPage, accountConsentStore } from '@touchline/features/consent/accountConsent';
import { useStore } from '../../state/StoresContext.ts';

export function AccountConsentView() {
  return <AccountConsentPage store={useStore(accountConsentStore)} />;
}
