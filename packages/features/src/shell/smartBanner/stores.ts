import type { StoreContext, StoreDefinition } from '../../platform/module/index.ts';
import { SmartBannerStore } from './SmartBannerStore.ts';

const create = ({ ports, site }: StoreContext) => new SmartBannerStore(ports, site.brand.id);

/** The banner of this browser; never part of a page that the server renders. */
export const smartBannerStore: StoreDefinition<SmartBannerStore, null> = {
  key: 'smartBanner',
  onIdentity: 'keep',
  create,
  toSnapshot: () => null,
  fromSnapshot: (_, context) => create(context),
};
