import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'express.heading': 'الشراء الفوري بالمحفظة',
  'express.buy': 'اشترِ الآن عبر {{name}}',
  'express.busy': 'جارٍ الدفع',
  'express.items': 'المنتجات',
  'express.delivery': 'التوصيل',
  'express.tax': 'الضريبة',
  'express.giftCards': 'بطاقات الهدايا',
  'express.option': '{{name}}، {{days}}',
  'express.option.home': 'توصيل عادي',
  'express.option.express': 'توصيل سريع',
  'express.unserviceable': 'لا نوصّل إلى هذا العنوان. اختر عنوانًا آخر.',
  'express.otherCountry': 'يوصّل هذا المتجر داخل {{country}} فقط.',
  'express.notReady': 'تغيّر شيء في حقيبتك. راجعها قبل الدفع.',
  'express.noPrice': 'تعذّر حساب الإجمالي. أغلق هذه النافذة وحاول مرة أخرى.',
  'express.notTaken': 'لم يُخصم أي مبلغ',
  'express.declined': 'لم يكتمل الدفع عبر {{name}}. حاول مرة أخرى أو ادفع بطريقة أخرى عند إتمام الشراء.',
  'express.over': 'استغرق الدفع وقتًا طويلًا. حاول مرة أخرى.',
  'express.address': 'العنوان القادم من {{name}} غير مكتمل. يمكنك تصحيحه عند إتمام الشراء.',
  'express.changed': 'أصبح الإجمالي {{to}} بدلًا من {{from}}. راجعه قبل الدفع.',
  'express.soldOut': 'نفد للتو ما أردت شراءه.',
  'express.limit': 'لا يمكن لشخص واحد شراء هذا العدد من {{name}}.',
  'express.step': 'يطلب مصرفك تأكيد هذه الدفعة. ادفع عند إتمام الشراء حيث يمكن تأكيدها.',
  'express.check': 'يُرجى الدفع عند إتمام الشراء: نتحقق هناك من أن المشتري شخص حقيقي.',
  'express.noSheet': 'لم تُفتح نافذة {{name}}. حاول مرة أخرى أو ادفع عند إتمام الشراء.',
  'express.failed': 'تعذّر الوصول إلى المتجر. حاول بعد قليل.',
  'express.unknown': 'لا نعرف بعد هل تم الدفع',
  'express.unknown.text': 'انقطع الاتصال. اضغط الزر مرة أخرى: لن تدفع إلا مرة واحدة.',
  'express.checkout': 'إتمام الشراء',
};
export default ar;
