import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'cookies.title': 'كل ملفات تعريف الارتباط والمحفوظات',
  'cookies.name': 'الاسم',
  'cookies.purpose': 'الغرض',
  'cookies.life': 'مدة الحفظ',
  'cookies.tab': 'ما دامت علامة التبويب مفتوحة',
  'cookies.necessary': 'ضروري للحقيبة والدفع والصفحات',
  'cookies.preferences': 'يتذكّر اختياراتك',
  'cookies.analytics': 'يقيس كيفية استخدام المتجر',
  'cookies.personalisation': 'يقترح ما قد يناسبك',
  'cookies.advertising': 'الإعلانات',
};
export default ar;
