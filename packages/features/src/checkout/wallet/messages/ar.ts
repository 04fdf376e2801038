import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  // A link that looks like a button, above the contact fields of the checkout.
  'wallet.action': 'المتابعة عبر أمازون',
  // After the return from the wallet.
  'wallet.done': 'الاسم والبريد الإلكتروني وعنوان التوصيل مأخوذة من حساب أمازون.',
  'wallet.denied': 'لم تتم الموافقة في أمازون. يمكن ملء الحقول هنا.',
  'wallet.failed': 'لم ينجح تسجيل الدخول عبر أمازون. يمكن المحاولة مرة أخرى أو ملء الحقول هنا.',
};
export default ar;
