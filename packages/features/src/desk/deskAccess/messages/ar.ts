import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'deskAccess.title': '{{brand}}: مكتب التحرير',
  'deskAccess.signingIn': 'جارٍ تسجيل الدخول',
  'deskAccess.over': 'استُخدم هذا الرابط من قبل أو مضى عليه أكثر من 15 دقيقة.',
  'deskAccess.noLink': 'لم تسجّل الدخول.',
  'deskAccess.left': 'تم تسجيل خروجك.',
  'deskAccess.ended': 'مرّت ثماني ساعات بلا نشاط، فسجّلنا خروجك.',
  'deskAccess.newLink': 'لتسجيل الدخول، شغّل هذا الأمر حيث يعمل المتجر، ثم افتح الرابط الذي يطبعه:',
  'deskAccess.tooMany': 'محاولات كثيرة. يُرجى المحاولة بعد ربع ساعة.',
  'deskAccess.offline': 'لا يوجد اتصال بالمتجر.',
  'deskAccess.unavailable': 'لم يستجب المتجر.',
  'deskAccess.retry': 'إعادة المحاولة',
  'deskAccess.toContent': 'الانتقال إلى المحتوى',
  'deskAccess.toShop': 'إلى المتجر',
  'deskAccess.signOut': 'تسجيل الخروج',
};
export default ar;
