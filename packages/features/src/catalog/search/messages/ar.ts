import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'search.label': 'بحث',
  'search.placeholder': 'ابحث عن أحذية، رياضات، فرق',
  'search.suggestions': 'اقتراحات',
  'search.products': 'منتجات',
  'search.recent': 'عمليات البحث الأخيرة',
  'search.popular': 'عمليات بحث شائعة',
  'search.remove': 'إزالة {{term}} من القائمة',
  'search.all': 'عرض كل النتائج لـ «{{term}}»',
  'search.none': 'لا شيء لـ «{{term}}» بعد',
  'search.loading': 'جارٍ البحث',
  'search.found_zero': 'لا اقتراحات',
  'search.found_one': 'اقتراح واحد',
  'search.found_two': 'اقتراحان',
  'search.found_few': '{{count}} اقتراحات',
  'search.found_many': '{{count}} اقتراحًا',
  'search.found_other': '{{count}} اقتراح',
  'search.foundProducts_zero': 'لا منتجات',
  'search.foundProducts_one': 'منتج واحد',
  'search.foundProducts_two': 'منتجان',
  'search.foundProducts_few': '{{count}} منتجات',
  'search.foundProducts_many': '{{count}} منتجًا',
  'search.foundProducts_other': '{{count}} منتج',
  'search.results_zero': 'لا نتائج',
  'search.results_one': 'نتيجة واحدة',
  'search.results_two': 'نتيجتان',
  'search.results_few': '{{count}} نتائج',
  'search.results_many': '{{count}} نتيجة',
  'search.results_other': '{{count}} نتيجة',
};
export default ar;
