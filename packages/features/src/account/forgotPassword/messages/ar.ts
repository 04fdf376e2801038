import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'forgotPassword.title': 'هل نسيت كلمة المرور؟',
  'forgotPassword.lead': 'أدخل البريد الإلكتروني للحساب، وسنرسل رابطًا لتعيين كلمة مرور جديدة.',
  'forgotPassword.blocked.lead':
    'هذا الحساب مقفل حفاظًا على سلامته. كلمة مرور جديدة تفتحه من جديد: سنرسل رابطًا إلى هذا العنوان.',
  'forgotPassword.sisterApp.lead':
    'استُخدم هذا الحساب في تطبيقنا وهو مقفل حفاظًا على سلامته. عيّن كلمة مرور جديدة تصلح هنا وفي التطبيق.',
  'forgotPassword.email': 'البريد الإلكتروني',
  'profile.email.missing': 'أدخل عنوان بريد إلكتروني',
  'profile.email.tooLong': 'لا يزيد عنوان البريد الإلكتروني على {{max}} حرفًا',
  'profile.emailparseerror': 'أدخل عنوان بريد إلكتروني مثل name@example.com',
  'forgotPassword.submit': 'إرسال الرابط',
  'forgotPassword.busy': 'جارٍ إرسال الرابط',
  'forgotPassword.back': 'العودة إلى تسجيل الدخول',
  'global.error': 'حدث خطأ ما',
  'myaccount.resetPassword.error': 'تعذّر إرسال الرابط. حاول مرة أخرى بعد لحظات.',
  'forgotPassword.offline': 'لا يوجد اتصال. حاول مرة أخرى عند عودته.',
  'forgotPassword.tooMany_zero': 'محاولات كثيرة. حاول مرة أخرى الآن.',
  'forgotPassword.tooMany_one': 'محاولات كثيرة. حاول مرة أخرى بعد دقيقة.',
  'forgotPassword.tooMany_two': 'محاولات كثيرة. حاول مرة أخرى بعد دقيقتين.',
  'forgotPassword.tooMany_few': 'محاولات كثيرة. حاول مرة أخرى بعد {{count}} دقائق.',
  'forgotPassword.tooMany_many': 'محاولات كثيرة. حاول مرة أخرى بعد {{count}} دقيقة.',
  'forgotPassword.tooMany_other': 'محاولات كثيرة. حاول مرة أخرى بعد {{count}} دقيقة.',
  'forgotPassword.success.title': 'تفقّد بريدك',
  'forgotPassword.success.regular':
    'إذا كان للعنوان {{email}} حساب، فرابط تعيين كلمة مرور جديدة في الطريق إليه. يعمل {{minutes}} دقائق.',
  'forgotPassword.success.light':
    'رابط تعيين أول كلمة مرور للحساب في الطريق إلى {{email}}. يعمل {{minutes}} دقائق، وتبقى الطلبات والحقيبة كما هي.',
  'forgotPassword.success.sisterApp':
    'رابط في الطريق إلى {{email}}. كلمة المرور الجديدة تفتح الحساب هنا وفي تطبيقنا. يعمل الرابط {{minutes}} دقائق.',
  'forgotPassword.success.hint': 'لم يصل شيء؟ ابحث في البريد غير المرغوب فيه أو اطلب رابطًا آخر.',
  'forgotPassword.again': 'استخدام عنوان آخر',
  'resetPassword.title': 'تعيين كلمة مرور جديدة',
  'resetPassword.lead': 'يُسجَّل خروج الأجهزة الأخرى، وتنتهي الروابط والرموز الأخرى.',
  'resetPassword.submit': 'حفظ كلمة المرور',
  'resetPassword.busy': 'جارٍ حفظ كلمة المرور',
  'resetPassword.done.title': 'عُيّنت كلمة المرور الجديدة',
  'resetPassword.done.text':
    'انتهت كل الجلسات والروابط الأخرى للعنوان {{email}}. سجّل الدخول بكلمة المرور الجديدة.',
  'resetPassword.done.action': 'تسجيل الدخول',
  'resetPassword.over.title': 'انتهت صلاحية هذا الرابط',
  'resetPassword.over.text':
    'يعمل الرابط مرة واحدة خلال {{minutes}} دقائق، وينتهي عند إرسال رابط أحدث. اطلب رابطًا جديدًا.',
  'resetPassword.over.action': 'طلب رابط جديد',
  'resetPassword.failed': 'تعذّر حفظ كلمة المرور. ما زال الرابط صالحًا: حاول مرة أخرى بعد لحظات.',
  'resetPassword.offline': 'لا يوجد اتصال. ما زال الرابط صالحًا: حاول مرة أخرى عند عودته.',
  'resetPassword.tooMany_zero': 'محاولات كثيرة. حاول مرة أخرى الآن.',
  'resetPassword.tooMany_one': 'محاولات كثيرة. حاول مرة أخرى بعد دقيقة.',
  'resetPassword.tooMany_two': 'محاولات كثيرة. حاول مرة أخرى بعد دقيقتين.',
  'resetPassword.tooMany_few': 'محاولات كثيرة. حاول مرة أخرى بعد {{count}} دقائق.',
  'resetPassword.tooMany_many': 'محاولات كثيرة. حاول مرة أخرى بعد {{count}} دقيقة.',
  'resetPassword.tooMany_other': 'محاولات كثيرة. حاول مرة أخرى بعد {{count}} دقيقة.',
};
export default ar;
