import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'content.styles_zero': 'لا موديلات',
  'content.styles_one': 'موديل واحد',
  'content.styles_two': 'موديلان',
  'content.styles_few': '{{count}} موديلات',
  'content.styles_many': '{{count}} موديلًا',
  'content.styles_other': '{{count}} موديل',
  'content.failed.title': 'لم تصل هذه الصفحة',
  'content.failed.text': 'انقطع الاتصال في الطريق. لم يُفقد شيء من الحقيبة.',
  'content.retry': 'حاول مرة أخرى',
  'error.title': 'خطأ: {{title}}',
  'content.empty.title': 'لا شيء على الرفوف بعد',
  'content.empty.text': 'المنتجات الأولى في الطريق. نرجو أن تعود قريبًا.',
  'content.loading': 'جارٍ تحميل الصفحة',
  'sessionExpired.title': 'طالت الاستراحة',
  'sessionExpired.text':
    'لم يحدث شيء منذ ساعتين، فلم نعد نحجز المقاسات. لم يُخصم أي مبلغ، والحقيبة لا تزال موجودة.',
  'sessionExpired.bag': 'العودة إلى الحقيبة',
  'broken.title': 'تعذّر عرض هذه الصفحة',
  'broken.text': 'حدث عطل أثناء عرض هذه الصفحة وقد سُجّل. حقيبتك كما كانت.',
  'broken.again': 'إعادة تحميل الصفحة',
  'notFound.title': 'الصفحة غير موجودة',
  'notFound.text': 'ربما نُقلت، أو أن في العنوان خطأً مطبعيًا.',
  'notFound.search': 'البحث في المتجر',
  'notFound.home': 'إلى الصفحة الرئيسية',
};
export default ar;
