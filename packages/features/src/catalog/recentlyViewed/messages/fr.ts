import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  recentlyViewed: 'Vus récemment',
};
export default fr;
