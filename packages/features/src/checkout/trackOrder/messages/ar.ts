import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'trackOrder.title': 'تتبّع طلبًا',
  'trackOrder.lead': 'برقم الطلب وعنوان البريد الإلكتروني تفتح الطلب: ما فيه، وأين وصل، ومتى يصلك.',
  'trackOrder.orderNumber': 'رقم الطلب',
  'trackOrder.orderNumber.hint': 'في صفحة الطلب، مثل \u2066TL-2026-7K4F9Q\u2069',
  'trackOrder.orderNumber.missing': 'أدخل رقم الطلب',
  'trackOrder.orderNumber.tooLong': 'رقم الطلب أقصر من هذا',
  'trackOrder.orderNumber.invalid': 'أدخل رقم طلب مثل \u2066TL-2026-7K4F9Q\u2069',
  'trackOrder.email': 'عنوان البريد الإلكتروني',
  'trackOrder.email.hint': 'العنوان الذي قُدّم به الطلب',
  'trackOrder.email.missing': 'أدخل عنوان بريد إلكتروني',
  'trackOrder.email.tooLong': 'عنوان البريد الإلكتروني أقصر من هذا',
  'trackOrder.email.invalid': 'أدخل عنوان بريد إلكتروني مثل name@example.com',
  'trackOrder.submit': 'العثور على الطلب',
  'trackOrder.busy': 'جارٍ البحث عن الطلب',
  'trackOrder.notFound.title': 'لم يُعثر على طلب',
  'trackOrder.notFound.text': 'لا يوجد طلب بهذا الرقم مع هذا العنوان. تحقق من كليهما.',
  'trackOrder.tooMany.title': 'محاولات كثيرة',
  'trackOrder.tooMany.text_zero': 'حاول مرة أخرى الآن. تبقى الحقول كما هي.',
  'trackOrder.tooMany.text_one': 'حاول مرة أخرى بعد دقيقة. تبقى الحقول كما هي.',
  'trackOrder.tooMany.text_two': 'حاول مرة أخرى بعد دقيقتين. تبقى الحقول كما هي.',
  'trackOrder.tooMany.text_few': 'حاول مرة أخرى بعد {{count}} دقائق. تبقى الحقول كما هي.',
  'trackOrder.tooMany.text_many': 'حاول مرة أخرى بعد {{count}} دقيقة. تبقى الحقول كما هي.',
  'trackOrder.tooMany.text_other': 'حاول مرة أخرى بعد {{count}} دقيقة. تبقى الحقول كما هي.',
  'trackOrder.offline.title': 'لا يوجد اتصال',
  'trackOrder.offline.text': 'ما كتبته لا يزال هنا. حاول مرة أخرى عند عودة الاتصال.',
  'trackOrder.failed.title': 'تعذّر البحث عن الطلب',
  'trackOrder.failed.text': 'الخطأ من جانبنا. حاول مرة أخرى بعد قليل.',
};
export default ar;
