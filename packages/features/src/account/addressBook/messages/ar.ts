import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'addressBook.title': 'العناوين',
  'addressBook.lead': 'تُستخدم عند الدفع. يُملأ العنوان الافتراضي تلقائيًا.',
  'addressBook.empty': 'لا يوجد عنوان محفوظ بعد. يمكنك عند الدفع حفظ العنوان الذي تكتبه.',
  'addressBook.loading': 'جارٍ تحميل العناوين',
  'addressBook.default': 'الافتراضي',
  'addressBook.makeDefault': 'اجعله الافتراضي',
  'addressBook.makeDefault.of': 'اجعله الافتراضي: {{address}}',
  'addressBook.remove': 'إزالة',
  'addressBook.remove.of': 'إزالة: {{address}}',
  'addressBook.unchanged.title': 'لم يتغير شيء',
  'addressBook.unchanged.text': 'تحقق من الاتصال، ثم حاول مرة أخرى.',
  'addressBook.unchanged.gone': 'أُزيل هذا العنوان من مكان آخر. أعد تحميل الصفحة لرؤية المحفوظ.',
  'addressBook.failed.title': 'لم تُحمّل العناوين',
  'addressBook.failed.text': 'تحقق من الاتصال، ثم حاول مرة أخرى.',
  'addressBook.retry': 'حاول مرة أخرى',
};
export default ar;
