import { consentStore } from '../../consent/consent/index.ts';
import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { RecentlyViewedStore } from './RecentlyViewedStore.ts';

const create = (context: StoreContext) =>
  new RecentlyViewedStore(context.ports, {
    session: context.session,
    isAllowed: () => context.of(consentStore).stateOf('personalisation') === 'granted',
  });

/** What was looked at in this browser; never part of a page that the server renders. */
export const recentlyViewedStore: StoreDefinition<RecentlyViewedStore, null> = {
  key: 'recentlyViewed',
  onIdentity: 'drop',
  create,
  toSnapshot: () => null,
  fromSnapshot: (_, context) => create(context),
};
