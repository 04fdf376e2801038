import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'accountConsent.title': 'موافقاتك',
  'accountConsent.text': 'هذا ما يحتاجه حسابك، وما يمكنك إضافته. يمكنك تغييره هنا في أي وقت.',
  'accountConsent.loading': 'جارٍ تحميل موافقاتك',
  'accountConsent.age': 'عمري {{age}} سنة أو أكثر',
  'accountConsent.AMF': 'أوافق على جمع بياناتي واستخدامها لحسابي',
  'accountConsent.PMF': 'استخدام عنواني لعرض إعلانات مناسبة لي في مواقع أخرى',
  'accountConsent.more': 'التفاصيل',
  'accountConsent.save': 'حفظ',
  'accountConsent.saving': 'جارٍ الحفظ',
  'accountConsent.saved': 'تم حفظ إجاباتك.',
  'accountConsent.signedOut': 'سجّل الدخول لترى ما وافقت عليه.',
  'accountConsent.tooMany': 'تغييرات كثيرة في وقت قصير. حاول لاحقًا.',
  'accountConsent.offline': 'انقطع الاتصال. ما اخترته ما زال هنا.',
  'accountConsent.failed': 'لم ينجح ذلك. الخطأ من جهتنا، حاول بعد لحظات.',
  'accountConsent.retry': 'حاول مجددًا',
  'forms.date.tooyoung': 'يجب أن يكون عمرك {{age}} سنة أو أكثر',
  'errorforms.default.parseerror': 'ضع علامة في هذا المربع للمتابعة',
  'errorforms.default.missingerror': 'وافق على هذا للاحتفاظ بحسابك',
  'accountConsent.yourData': 'احصل على بياناتك أو احذفها',
};
export default messages;
