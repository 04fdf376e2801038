import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  title: 'معرفة رصيد بطاقة هدايا',
  lead: 'أدخل رمز البطاقة لترى ما تبقّى عليها، وإلى متى يمكن إنفاقه.',
  code: 'رمز بطاقة الهدايا',
  'code.hint': '20 حرفًا، في الرسالة التي تحمل البطاقة. لا حاجة إلى رقم سري.',
  submit: 'معرفة الرصيد',
  busy: 'جارٍ التحقق من البطاقة',
  balance: 'الرصيد',
  card: 'بطاقة هدايا تنتهي بـ {{digits}}',
  left: 'الرصيد المتبقي {{sum}}',
  until: 'يمكن إنفاقه حتى {{day}}.',
  forever: 'لا تنتهي صلاحيتها.',
  'problem.missing': 'أدخل رمز بطاقة الهدايا.',
  'problem.unknown':
    'لا يمكن استخدام هذا الرمز: إما أنه خاطئ، أو أُنفق، أو انتهت صلاحيته، أو من بلد آخر. تحقق من كل حرف.',
  'tooMany.title': 'رموز كثيرة',
  'tooMany.text_zero': 'حاول مرة أخرى الآن. يبقى ما كتبته.',
  'tooMany.text_one': 'حاول مرة أخرى بعد دقيقة. يبقى ما كتبته.',
  'tooMany.text_two': 'حاول مرة أخرى بعد دقيقتين. يبقى ما كتبته.',
  'tooMany.text_few': 'حاول مرة أخرى بعد {{count}} دقائق. يبقى ما كتبته.',
  'tooMany.text_many': 'حاول مرة أخرى بعد {{count}} دقيقة. يبقى ما كتبته.',
  'tooMany.text_other': 'حاول مرة أخرى بعد {{count}} دقيقة. يبقى ما كتبته.',
  'offline.title': 'لا يوجد اتصال',
  'offline.text': 'ما كتبته لا يزال هنا. حاول مرة أخرى عند عودة الاتصال.',
  'unavailable.title': 'تعذّرت معرفة الرصيد',
  'unavailable.text': 'الخطأ من جانبنا. حاول مرة أخرى بعد قليل.',
};
export default ar;
