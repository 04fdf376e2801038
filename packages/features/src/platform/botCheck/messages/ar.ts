import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'botCheck.payment.title': 'تحقق واحد قبل الدفع',
  'botCheck.payment.text':
    'رُفضت عدة عمليات دفع من هنا. أكّد أن شخصًا هو من يدفع: يستغرق ذلك بضع ثوانٍ، ثم يستمر الدفع. لم يُخصم أي مبلغ.',
  'botCheck.action': 'أنا شخص، متابعة',
  'botCheck.busy': 'جارٍ التحقق',
  'botCheck.again': 'إعادة التحقق',
  'botCheck.payment.offline': 'لم يصلنا التحقق. تحقق من الاتصال، ثم حاول مرة أخرى. لم يُخصم أي مبلغ.',
  'botCheck.payment.unsolved':
    'لم يتمكن هذا المتصفح من إجراء التحقق. حاول مرة أخرى، أو استخدم متصفحًا آخر، أو انتظر ساعة. لم يُخصم أي مبلغ.',
  'botCheck.noScript': 'يحتاج التحقق إلى JavaScript: فعّله وأعد تحميل الصفحة، أو حاول مرة أخرى بعد ساعة.',
  'botCheck.account.title': 'تحقق واحد قبل المتابعة',
  'botCheck.account.text':
    'جرت محاولات كثيرة من هنا. أكّد أن شخصًا هو من يطلب: يستغرق ذلك بضع ثوانٍ، ثم تستمر العملية تلقائيًا.',
  'botCheck.account.offline': 'لم يصلنا التحقق. تحقق من الاتصال، ثم حاول مرة أخرى.',
  'botCheck.account.unsolved':
    'لم يتمكن هذا المتصفح من إجراء التحقق. حاول مرة أخرى، أو استخدم متصفحًا آخر، أو انتظر ساعة.',
};
export default ar;
