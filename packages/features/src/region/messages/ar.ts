import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'region.title': 'البلد واللغة',
  'region.lead':
    'تتبع الأسعار والمقاسات والتوصيل والقانون البلد المختار. تبقى الحقيبة مع البلد الذي مُلئت فيه.',
  'region.current': 'أنت هنا',
  'region.description': 'جميع بلدان المتجر ولغاته.',
};
export default ar;
