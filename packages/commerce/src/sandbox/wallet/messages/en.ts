import type { WalletMessages } from '../WalletMessages.ts';

const en: WalletMessages = {
  title: 'Sign in with the wallet',
  text: 'The shop wants to know your name, your email address and where you have parcels sent.',
  name: 'Name',
  email: 'Email address',
  emailWrong: 'Enter an email address like name@example.com',
  prime: 'Prime',
  primeNo: 'No Prime',
  primeYes: 'Has Prime',
  primeTokenRefused: 'Has Prime, and its token is refused',
  primeSilent: 'Does not answer when asked about Prime',
  pays: 'When it pays',
  paysAtOnce: 'It pays at once',
  refuses: 'It refuses with {code}',
  approve: 'Agree and continue',
  deny: 'Do not agree',
  fail: 'Answer with a code that does not work',
  note: 'Sandbox: everybody can sign in here as anybody.',
  over: 'This page cannot be used',
  overText: 'Go back to the shop and start again.',
};

export default en;
