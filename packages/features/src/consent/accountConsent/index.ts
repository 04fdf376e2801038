export { accountConsentMessages } from './accountConsentMessages.ts';
export { AccountConsentPage, type AccountConsentPageProps } from './AccountConsentPage.tsx';
export {
  AccountConsentStore,
  type AccountConsentSnapshot,
  type AccountConsentStatus,
  type ConsentBox,
  type ConsentDialogs,
} from './AccountConsentStore.ts';
export { accountConsentStore } from './stores.ts';
