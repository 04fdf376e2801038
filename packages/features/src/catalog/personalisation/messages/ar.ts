import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  banner: 'لك',
  'banner.title': 'وصل حديثًا',
  'banner.text': 'أحدث ما وصل في مكان واحد.',
  'banner.link': 'عرض الجديد',
};
export default ar;
