import type { StoreDefinition } from '../../platform/module/index.ts';
import { ForgotPasswordStore, type ForgotPasswordSnapshot } from './ForgotPasswordStore.ts';
import { ResetPasswordStore, type ResetPasswordSnapshot } from './ResetPasswordStore.ts';

/** The form that asks for a link. */
export const forgotPasswordStore: StoreDefinition<ForgotPasswordStore, ForgotPasswordSnapshot> = {
  key: 'forgotPassword',
  onIdentity: 'drop',
  create: ({ ports }) => new ForgotPasswordStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ForgotPasswordStore.fromSnapshot(ports, snapshot),
};

/** The page that the link opens. */
export const resetPasswordStore: StoreDefinition<ResetPasswordStore, ResetPasswordSnapshot> = {
  key: 'resetPassword',
  onIdentity: 'drop',
  create: ({ ports }) => new ResetPasswordStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => ResetPasswordStore.fromSnapshot(ports, snapshot),
};
