export { openPrivacyRequest, type OpenPrivacyRequest } from './openPrivacyRequest.ts';
export { PrivacyCasePage, type PrivacyCasePageProps } from './PrivacyCasePage.tsx';
export { PrivacyCaseStore } from './PrivacyCaseStore.ts';
export { privacyRequestMessages } from './privacyRequestMessages.ts';
export { PrivacyRequestPage, type PrivacyRequestPageProps } from './PrivacyRequestPage.tsx';
export { PrivacyRequestStore } from './PrivacyRequestStore.ts';
export { readPrivacyRequestForm } from './readPrivacyRequestForm.ts';
export { privacyCaseStore, privacyRequestStore } from './stores.ts';
