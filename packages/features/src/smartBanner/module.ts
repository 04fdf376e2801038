import { defineModule } from '../module/index.ts';
import { smartBannerStorage } from '../smartBannerChoice/index.ts';
import { smartBannerMessages } from './smartBannerMessages.ts';
import { smartBannerStore } from './stores.ts';

/** The banner that leads phones to the app of the shop. */
export const smartBannerModule = defineModule({
  key: 'smartBanner',
  messages: [smartBannerMessages],
  stores: [smartBannerStore],
  config: ['downloadShopAppUrl'],
  storage: smartBannerStorage,
});
