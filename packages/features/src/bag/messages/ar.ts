import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

export default {
  added: 'أُضيف إلى حقيبتك',
  close: 'إغلاق',
  quantity: 'الكمية {{count}}',
  'delivery.free': 'التوصيل مجاني لهذا الطلب.',
  'delivery.missing': 'أضف {{amount}} أخرى ليصبح التوصيل مجانيًا.',
  checkout: 'إتمام الشراء',
  view: 'عرض الحقيبة ({{count}})',
  match: 'يناسبه أيضًا',
  'match.see': 'عرض',
  'error.QUANTITY_EXCEEDED': 'بلغت الحد الأقصى: لا يمكن طلب المزيد من هذا المنتج في طلب واحد.',
  'error.QUANTITY_EXCEEDED.max': 'الحد الأقصى من هذا المنتج في الطلب الواحد هو {{max}}.',
  'error.SIZE_OUT_OF_STOCK': 'نفد هذا المقاس للتو. قد يناسبك مقاس آخر.',
  'error.PERSONALIZATION_FAILED': 'لم يُقبل نص التخصيص. غيّر النص وأضف المنتج مرة أخرى.',
  'error.QUANTITY_UNAVAILABLE': 'لا تتوفر هذه الكمية. اختر كمية أقل.',
  'error.QUANTITY_UNAVAILABLE.left_zero': 'لم تبقَ أي قطعة، وقد تكون القطع المتبقية في الحقيبة.',
  'error.QUANTITY_UNAVAILABLE.left_one': 'بقيت قطعة واحدة فقط، وقد تكون في الحقيبة بالفعل.',
  'error.QUANTITY_UNAVAILABLE.left_two': 'بقيت قطعتان فقط، بما في ذلك ما في الحقيبة.',
  'error.QUANTITY_UNAVAILABLE.left_few': 'بقيت {{count}} قطع فقط، بما في ذلك ما في الحقيبة.',
  'error.QUANTITY_UNAVAILABLE.left_many': 'بقيت {{count}} قطعة فقط، بما في ذلك ما في الحقيبة.',
  'error.QUANTITY_UNAVAILABLE.left_other': 'بقيت {{count}} قطعة فقط، بما في ذلك ما في الحقيبة.',
  'error.CAPTCHA_VALIDATION_FAILED': 'لم نتمكن من التأكد من أن المتسوق شخص حقيقي. حاول مرة أخرى.',
  'error.BasketQuotaExceededException': 'الحقيبة ممتلئة. اطلب ما فيها أولًا، أو أزل شيئًا منها.',
  'error.BasketQuotaExceededException.max':
    'الحقيبة ممتلئة: الحد الأقصى للمنتجات المختلفة فيها هو {{max}}. اطلبها أولًا، أو أزل شيئًا منها.',
  'error.UNKNOWN': 'لم يُضف إلى الحقيبة. الخطأ من جانبنا: حاول مرة أخرى بعد قليل.',
  'error.offline': 'لا استجابة. تحقق من الاتصال، ثم راجع الحقيبة قبل الإضافة مرة أخرى.',
  'error.rateLimited': 'كان ذلك سريعًا جدًا. انتظر دقيقة، ثم أضفه مرة أخرى.',
} satisfies Translation<typeof en>;
