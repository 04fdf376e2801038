import type { AuthOption } from '@touchline/contract/account/schema';
import { forgotPasswordStore } from '../forgotPassword/index.ts';
import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { ExternalLoginStore } from './ExternalLoginStore.ts';
import type { ExternalLoginReason } from './externalLoginReason.ts';
import { FreshLoginStore } from './FreshLoginStore.ts';
import { LoginStore } from './LoginStore.ts';
import type { LoginOptions, LoginSnapshot } from './loginState.ts';
import { SocialLoginStore } from './SocialLoginStore.ts';

const optionsOf = (stores: StoreContext): LoginOptions => ({
  isPersistentByDefault: stores.site.market.account?.persistentLogin ?? false,
  onForgotten: (start) => stores.of(forgotPasswordStore).begin(start),
});

/** Signing in, on its page and in the overlay: what was typed in one is still there in the other. */
export const loginStore: StoreDefinition<LoginStore, LoginSnapshot> = {
  key: 'login',
  onIdentity: 'drop',
  create: (stores) => new LoginStore(stores.ports, optionsOf(stores)),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, stores) => LoginStore.fromSnapshot(stores.ports, snapshot, optionsOf(stores)),
};

/** Confirming who is signed in, in a dialog; the server sends it with the page that asks without JavaScript. */
export const freshLoginStore: StoreDefinition<FreshLoginStore, LoginSnapshot> = {
  key: 'freshLogin',
  onIdentity: 'drop',
  create: (stores) => new FreshLoginStore(stores.ports, optionsOf(stores)),
  toSnapshot: ({ login }) => login.toSnapshot(),
  fromSnapshot: (snapshot, stores) => FreshLoginStore.fromSnapshot(stores.ports, snapshot, optionsOf(stores)),
};

/** The ways to sign in by somebody else's account. */
export const socialLoginStore: StoreDefinition<SocialLoginStore, readonly AuthOption[]> = {
  key: 'socialLogin',
  onIdentity: 'drop',
  create: ({ ports }) => new SocialLoginStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (options, { ports }) => new SocialLoginStore(ports, options),
};

/** Why the last of them did not work. */
export const externalLoginStore: StoreDefinition<ExternalLoginStore, ExternalLoginReason | null> = {
  key: 'externalLogin',
  onIdentity: 'drop',
  create: () => new ExternalLoginStore(),
  toSnapshot: ({ reason }) => reason ?? null,
  fromSnapshot: (reason) => new ExternalLoginStore(reason ?? undefined),
};
