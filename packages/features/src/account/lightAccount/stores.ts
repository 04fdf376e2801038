import { defaultMinimumAge } from '@touchline/contract/account/constants';
import { basketStore } from '../../cart/basket/index.ts';
import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { EmailAccountStore } from './EmailAccountStore.ts';
import { LightAccountStore, type LinkStatus } from './LightAccountStore.ts';
import { OrderAccountStore } from './OrderAccountStore.ts';
import { SetPasswordStore, type SetPasswordSnapshot } from './SetPasswordStore.ts';

/** Asking for the link of a light account. Never sent from the server: a dialog shows it. */
export const lightAccountStore: StoreDefinition<LightAccountStore, null> = {
  key: 'lightAccount',
  onIdentity: 'drop',
  create: ({ ports }) => new LightAccountStore(ports),
  toSnapshot: () => null,
  fromSnapshot: (_, { ports }) => new LightAccountStore(ports),
};

const emailAccount = (stores: StoreContext): EmailAccountStore =>
  new EmailAccountStore(stores.ports, {
    requiredAge: stores.site.market.account?.requiredAge ?? defaultMinimumAge,
    basketId: () => stores.of(basketStore).basket?.basketId,
  });

/** Making an account of an email address. Never sent from the server: a dialog shows it. */
export const emailAccountStore: StoreDefinition<EmailAccountStore, null> = {
  key: 'emailAccount',
  onIdentity: 'drop',
  create: emailAccount,
  toSnapshot: () => null,
  fromSnapshot: (_, stores) => emailAccount(stores),
};

/** Making an account of an order. */
export const orderAccountStore: StoreDefinition<OrderAccountStore, LinkStatus> = {
  key: 'orderAccount',
  onIdentity: 'drop',
  create: ({ ports }) => new OrderAccountStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (status, { ports }) => new OrderAccountStore(ports, status),
};

/** The page that the link opens. */
export const setPasswordStore: StoreDefinition<SetPasswordStore, SetPasswordSnapshot> = {
  key: 'setPassword',
  onIdentity: 'drop',
  create: ({ ports }) => new SetPasswordStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => SetPasswordStore.fromSnapshot(ports, snapshot),
};
