export { accountFrame } from './accountFrame.ts';
export { accountMessages } from './accountMessages.ts';
export { AccountPage, type AccountPageProps } from './AccountPage.tsx';
export {
  AccountStore,
  type AccountAction,
  type AccountOutcome,
  type AccountSnapshot,
} from './AccountStore.ts';
export { accountStore } from './stores.ts';
export { submitAccountForm } from './submitAccountForm.ts';
