import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  value: 'قسيمة {{value}}',
  minimum: 'للمشتريات من {{minimum}}',
  until: 'صالحة حتى {{day}}',
  copy: 'نسخ الرمز {{code}}',
  copied: 'تم النسخ',
  'copy.failed': 'انسخه بنفسك',
  empty: 'لا قسائم الآن.',
  past: 'مستخدمة ومنتهية',
  ACTIVE: 'سارية',
  REDEEMED: 'مستخدمة',
  EXPIRED: 'منتهية',
  tooltip: 'لديك قسيمة {{value}}',
  snackbar: 'قسيمتك {{value}} بانتظارك: {{code}}',
  close: 'إغلاق',
  'checkout.title': 'قسيمة',
  'checkout.code': 'رمز القسيمة',
  'checkout.apply': 'استخدام القسيمة',
  'checkout.applying': 'جارٍ استخدام القسيمة',
  'checkout.remove': 'إزالة القسيمة',
  'checkout.applied': 'يخصم {{code}} مبلغ {{value}}.',
  'checkout.required': 'أدخل رمز قسيمة.',
  'checkout.notUsable': 'لا يمكن استخدام هذه القسيمة: تحقق من الرمز، أو أنها استُخدمت أو انتهت.',
  'checkout.minimum': 'قيمة المشتريات أقل من المطلوب لهذه القسيمة.',
  'checkout.changed': 'تغيّرت حقيبتك في مكان آخر. أعد تحميل الصفحة.',
  'checkout.signedOut': 'سجّل الدخول مجددًا لاستخدام قسيمة.',
  'checkout.failed': 'تعذّر ذلك الآن. حاول مجددًا بعد قليل.',
};

export default ar;
