import type { StoreDefinition } from '../../platform/module/index.ts';
import { EmailVerificationStore, type EmailVerificationSnapshot } from './EmailVerificationStore.ts';

/** Verifies the email address of whoever is signed in. */
export const emailVerificationStore: StoreDefinition<EmailVerificationStore, EmailVerificationSnapshot> = {
  key: 'emailVerification',
  onIdentity: 'drop',
  create: ({ ports }) => new EmailVerificationStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => EmailVerificationStore.fromSnapshot(ports, snapshot),
};
