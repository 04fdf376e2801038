export {
  AuthenticationStore,
  type AuthenticationStatus,
  type BasicProfile,
  type ServerError,
  type UserSession,
  type UserState,
} from './AuthenticationStore.ts';
export { finishSignIn, type AfterSignIn } from './finishSignIn.ts';
export { finishSignOut } from './finishSignOut.ts';
export { FreshSignInWait } from './FreshSignInWait.ts';
export { followAuthentication } from './followAuthentication.ts';
export { socialLoginTarget, type LeftForProvider } from './leftForProvider.ts';
export { SessionStore, type SessionSnapshot } from './SessionStore.ts';
export { settleVisitor, type SettledVisitor } from './settleVisitor.ts';
export { authenticationStorage } from './storage.ts';
export { authenticationStore } from './stores.ts';
