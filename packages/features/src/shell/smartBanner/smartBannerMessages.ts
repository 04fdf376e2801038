import { defineMessages } from '../../platform/i18n/index.ts';
import type en from './messages/en.ts';

/** Messages of the banner of the app. */
export const smartBannerMessages = defineMessages<typeof en>({
  namespace: 'smartBanner',
  files: import.meta.glob('./messages/*.ts'),
});
