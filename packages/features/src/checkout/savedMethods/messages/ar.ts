import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'savedMethods.title': 'طرق الدفع',
  'savedMethods.lead':
    'تُحفظ البطاقات والحسابات لدى مزوّد الدفع. لا نرى إلا ما يظهر هنا، وما تزيله يُزال لديه أيضًا.',
  'savedMethods.empty': 'لا شيء محفوظ بعد. يمكنك عند الدفع حفظ البطاقة التي تدفع بها.',
  'savedMethods.disabled': 'لا يحفظ هذا المتجر بطاقات أو حسابات.',
  'savedMethods.loading': 'جارٍ تحميل طرق الدفع',
  'savedMethods.validUntil': 'صالحة حتى {{date}}',
  'savedMethods.over': 'منتهية الصلاحية',
  'savedMethods.remove': 'إزالة',
  'savedMethods.remove.of': 'إزالة: {{name}}',
  'savedMethods.unchanged.title': 'لم يُزل شيء',
  'savedMethods.unchanged.text': 'تحقق من الاتصال، ثم حاول مرة أخرى.',
  'savedMethods.unchanged.gone': 'أُزيلت من مكان آخر. أعد تحميل الصفحة لرؤية المحفوظ.',
  'savedMethods.failed.title': 'لم تُحمّل طرق الدفع',
  'savedMethods.failed.text': 'تحقق من الاتصال، ثم حاول مرة أخرى.',
  'savedMethods.retry': 'حاول مرة أخرى',
};
export default ar;
