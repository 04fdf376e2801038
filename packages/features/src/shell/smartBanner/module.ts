import { defineModule } from '../../platform/module/index.ts';
import { smartBannerStorage } from './choice.ts';
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
