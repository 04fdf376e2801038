import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  recentlyViewed: 'شوهدت مؤخرًا',
};
export default ar;
