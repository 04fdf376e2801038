import type { IdentityMessages } from '../IdentityMessages.ts';

const en: IdentityMessages = {
  title: 'Sign in to the shop',
  text: 'The shop wants to know your email address.',
  email: 'Email address',
  emailWrong: 'Enter an email address like name@example.com',
  isVerified: 'The address is verified',
  approve: 'Agree and continue',
  deny: 'Do not agree',
  fail: 'Answer with an error',
  post: 'Back to the shop',
  note: 'Sandbox: everybody can sign in here as anybody.',
  over: 'This page cannot be used',
  overText: 'Go back to the shop and start signing in again.',
};

export default en;
