import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  recentlyViewed: '최근 본 상품',
};
export default ko;
