import type { PaymentPageTexts } from '../texts.ts';

export default {
  htmlLang: 'ar',
  direction: 'rtl',
  fields: 'بيانات البطاقة',
  step: 'تأكيد من مصرفك',
  done: 'تمّ ذلك، ويجري إعلام المتجر.',
  back: 'العودة إلى المتجر',
  over: 'انتهت صلاحية هذه الصفحة. ابدأ الدفع من جديد في المتجر.',
} satisfies PaymentPageTexts;
