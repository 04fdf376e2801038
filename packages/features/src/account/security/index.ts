export { readSecurityForm, securityPath, submitSecurityForm } from './securityForm.ts';
export { securityMessages } from './securityMessages.ts';
export { SecurityPage, type SecurityPageProps } from './SecurityPage.tsx';
export { PasskeysStore, type PasskeysSnapshot } from './PasskeysStore.ts';
export { SessionsStore, type SessionsSnapshot } from './SessionsStore.ts';
export { passkeysStore, sessionsStore } from './stores.ts';
