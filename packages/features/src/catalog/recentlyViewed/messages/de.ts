import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  recentlyViewed: 'Zuletzt angesehen',
};
export default de;
