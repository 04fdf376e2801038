import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  recentlyViewed: 'Vus récemment',
};
export default fr;
