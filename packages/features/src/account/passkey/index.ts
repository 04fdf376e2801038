export { browserAuthenticator } from './browserAuthenticator.ts';
export { PasskeySignIn } from './PasskeySignIn.ts';
