export { accountFrame } from './accountFrame.ts';
export { accountMessages } from './accountMessages.ts';
export { AccountPage, type AccountPageProps } from './AccountPage.tsx';
export type { AccountAction, AccountOutcome, AccountSnapshot } from './accountActions.ts';
export { AccountStore } from './AccountStore.ts';
export { accountStore } from './stores.ts';
export { submitAccountForm } from './submitAccountForm.ts';
