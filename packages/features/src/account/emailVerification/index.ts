export { EmailVerificationCallout, type EmailVerificationCalloutProps } from './EmailVerificationCallout.tsx';
export { emailVerificationMessages } from './emailVerificationMessages.ts';
export { EmailVerificationStore } from './EmailVerificationStore.ts';
export { emailVerificationStore } from './stores.ts';
export { VerifyEmailPage, type VerifyEmailPageProps } from './VerifyEmailPage.tsx';
