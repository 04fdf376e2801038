import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'region.title': 'البلد واللغة',
  'region.lead':
    'تتبع الأسعار والمقاسات والتوصيل والقانون البلد المختار. تبقى الحقيبة مع البلد الذي مُلئت فيه.',
  'region.current': 'أنت هنا',
  'region.description': 'جميع بلدان المتجر ولغاته.',
  'region.viewAll': 'جميع البلدان واللغات',
  'region.close': 'إغلاق',
  'region.locations.title': 'أين تريد التسوق؟',
  'region.search': 'ابحث عن بلد أو لغة',
  'region.search.clear': 'مسح البحث',
  'region.search.submit': 'بحث',
  'region.search.none': 'لا يوجد بلد ولا لغة باسم «{{query}}».',
  'region.search.found_zero': 'لا بلدان',
  'region.search.found_one': 'بلد واحد',
  'region.search.found_two': 'بلدان',
  'region.search.found_few': '{{count}} بلدان',
  'region.search.found_many': '{{count}} بلدًا',
  'region.search.found_other': '{{count}} بلد',
  'region.continent.europe': 'أوروبا',
  'region.continent.northAmerica': 'أمريكا الشمالية',
  'region.continent.southAmerica': 'أمريكا الجنوبية',
  'region.continent.asia': 'آسيا',
  'region.continent.oceania': 'أوقيانوسيا',
  'region.continent.africa': 'أفريقيا',
  'region.phone.submit': 'الانتقال إلى هذا المتجر',
  'region.language.title': 'اختر لغتك',
  'region.language.legend': 'اللغة',
  'region.language.save': 'حفظ',
  'region.geo.title': 'هل تريد التسوق في منطقتك؟',
  'region.geo.text':
    'يبدو أنك في {{detected}}. هذه الصفحة مخصصة لـ{{current}}: أسعارها ومقاساتها وتوصيلها تخص ذلك البلد.',
  'region.geo.legend': 'أين تريد التسوق؟',
  'region.geo.note': '{{language}}، {{currency}}',
  'region.geo.confirm': 'تأكيد',
};
export default ar;
