import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'recommendations.new': 'وصل حديثًا',
  'recommendations.product': 'شاهده آخرون أيضًا',
  'recommendations.bag': 'يناسب حقيبتك',
  'recommendations.views': 'اخترناه لك',
  'recommendations.ways': 'من أين تبدأ',
  carousel: 'شريط عرض',
  'carousel.slide': 'شريحة',
  'carousel.position': '{{number}} من {{total}}',
  'carousel.show': 'عرض {{number}} من {{total}}',
  'carousel.previous': 'السابق',
  'carousel.next': 'التالي',
};
export default ar;
