import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'lightAccount.prompt.text':
    'نعرف هذا البريد الإلكتروني، لكن الحساب ليست له كلمة مرور بعد. نرسل إليك رابطًا: اختر كلمة مرور، وكل شيء جاهز.',
  'lightAccount.request': 'إرسال الرابط بالبريد الإلكتروني',
  'lightAccount.busy': 'جارٍ إرسال الرابط',
  'lightAccount.sent.title': 'تفقّد بريدك',
  'lightAccount.sent.text':
    'الرابط في طريقه إلى \u2066{{email}}\u2069. يصلح {{minutes}} دقائق ويعمل مرة واحدة.',
  'lightAccount.sent.close': 'إغلاق',
  'lightAccount.email.text': 'ننشئ الحساب الآن ونرسل رابطًا لتعيين كلمة مروره. أما الباقي فيمكن أن ينتظر.',
  'lightAccount.email.age': 'عمري {{age}} عامًا أو أكثر',
  'lightAccount.email.ageMissing': 'أكّد أن عمرك {{age}} عامًا أو أكثر',
  'lightAccount.tooMany.title': 'محاولات كثيرة',
  'lightAccount.tooMany.text_zero': 'حاول مرة أخرى الآن.',
  'lightAccount.tooMany.text_one': 'حاول مرة أخرى بعد دقيقة.',
  'lightAccount.tooMany.text_two': 'حاول مرة أخرى بعد دقيقتين.',
  'lightAccount.tooMany.text_few': 'حاول مرة أخرى بعد {{count}} دقائق.',
  'lightAccount.tooMany.text_many': 'حاول مرة أخرى بعد {{count}} دقيقة.',
  'lightAccount.tooMany.text_other': 'حاول مرة أخرى بعد {{count}} دقيقة.',
  'lightAccount.offline.title': 'لا يوجد اتصال',
  'lightAccount.offline.text': 'حاول مرة أخرى عند عودة الاتصال.',
  'lightAccount.unavailable.title': 'لم ينجح ذلك',
  'lightAccount.unavailable.text': 'الخطأ من جهتنا. حاول مرة أخرى بعد لحظات.',
  'lightAccount.order.title': 'أنشئ حسابًا من هذا الطلب',
  'lightAccount.order.text':
    'نرسل رابطًا إلى \u2066{{email}}\u2069: اختر كلمة مرور، وستُملأ بياناتك تلقائيًا عند الدفع القادم.',
  'lightAccount.order.request': 'إرسال الرابط بالبريد الإلكتروني',
  'lightAccount.set.title': 'تعيين كلمة مرور',
  'lightAccount.set.text': 'بعدها يكتمل الحساب وتكون قد سجّلت الدخول.',
  'lightAccount.set.submit': 'الحفظ وتسجيل الدخول',
  'lightAccount.set.busy': 'جارٍ الحفظ',
  'lightAccount.over.title': 'انتهى هذا الرابط',
  'lightAccount.over.text':
    'يصلح الرابط {{minutes}} دقائق ويعمل مرة واحدة، ويحل محله أي رابط أحدث. أدخل بريدك الإلكتروني في صفحة تسجيل الدخول للحصول على رابط آخر.',
  'lightAccount.over.action': 'إلى صفحة تسجيل الدخول',
};
export default ar;
