import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'associate.title': 'دخول موظفي المتجر',
  'associate.lead':
    'للموظفين فقط، على أحد أجهزة المتجر. تُحتسب الحقائب والطلبات للمتجر. بعد 15 دقيقة دون استخدام تنتهي الجلسة وتُفرَّغ الحقيبة.',
  'associate.signedIn': '{{name}} مسجَّل الدخول في {{store}}',
  'associate.signedIn.text': 'من يسجّل الدخول الآن يبدأ بحقيبة فارغة.',
  'associate.deviceCode': 'رمز الجهاز',
  'associate.deviceCode.hint': 'على البطاقة المرفقة بالجهاز',
  'associate.deviceCode.missing': 'أدخل رمز الجهاز',
  'associate.employeeId': 'الرقم الوظيفي',
  'associate.employeeId.missing': 'أدخل الرقم الوظيفي',
  'associate.submit': 'تسجيل الدخول',
  'associate.busy': 'جارٍ تسجيل الدخول',
  'associate.wrong.title': 'لم يتم تسجيل الدخول',
  'associate.wrong.text': 'رمز الجهاز أو الرقم الوظيفي غير صحيح. تحقق من كليهما.',
  'associate.tooMany.title': 'محاولات كثيرة جدًا',
  'associate.tooMany.text_zero': 'أعد المحاولة الآن.',
  'associate.tooMany.text_one': 'أعد المحاولة بعد دقيقة واحدة.',
  'associate.tooMany.text_two': 'أعد المحاولة بعد دقيقتين.',
  'associate.tooMany.text_few': 'أعد المحاولة بعد {{count}} دقائق.',
  'associate.tooMany.text_many': 'أعد المحاولة بعد {{count}} دقيقة.',
  'associate.tooMany.text_other': 'أعد المحاولة بعد {{count}} دقيقة.',
  'associate.offline.title': 'لا يوجد اتصال',
  'associate.offline.text': 'أعد المحاولة عند عودة الاتصال.',
  'associate.unavailable.title': 'تسجيل الدخول غير متاح الآن',
  'associate.unavailable.text': 'المشكلة من جانبنا. أعد المحاولة بعد قليل.',
  'associate.bar': 'جلسة المتجر',
  'associate.end': 'إنهاء الجلسة وتفريغ الحقيبة',
  'associate.end.failed': 'لم تنتهِ الجلسة. أعد المحاولة.',
};
export default ar;
