import type { SandboxMessages } from '../SandboxMessages.ts';

const ar: SandboxMessages = {
  htmlLang: 'ar',
  direction: 'rtl',
  cardTitle: 'بيانات البطاقة',
  labels: {
    creditCard: 'رقم البطاقة',
    expiryDate: 'تاريخ الانتهاء',
    securityCode: 'رمز الأمان',
    cardHolder: 'الاسم على البطاقة',
  },
  expiryHint: 'الشهر والسنة، مثل 08/29',
  codeHint: 'عدد الأرقام بجانب التوقيع: {length}',
  faults: {
    numberMissing: 'أدخل رقم البطاقة',
    numberLength: 'أدخل جميع أرقام البطاقة',
    numberWrong: 'تحقق من رقم البطاقة: أحد الأرقام غير صحيح',
    brandUnknown: 'لا نعرف هذه البطاقة. جرّب بطاقة أخرى',
    expiryMissing: 'أدخل تاريخ الانتهاء',
    expiryWrong: 'أدخل تاريخ الانتهاء بالشهر والسنة، مثل 08/29',
    expiryPast: 'انتهت صلاحية هذه البطاقة. جرّب بطاقة أخرى',
    codeWrong: 'أدخل رمز الأمان كاملًا، وعدد أرقامه {length}',
    nameMissing: 'أدخل الاسم كما هو مكتوب على البطاقة',
  },
  faultSummary: 'تحقق من بيانات البطاقة',
  hostedTitle: 'ادفع {amount}',
  pay: 'ادفع {amount}',
  giveUp: 'إلغاء والعودة إلى المتجر',
  stepTitle: 'تأكيد هذا الدفع',
  stepText: 'يريد بنكك التأكد من أنك أنت من يدفع: {amount} للطلب {order}.',
  stepApprove: 'نعم، هذا أنا',
  stepFail: 'لا، ارفضه',
  stepCancel: 'إلغاء',
  stepDone: 'شكرًا. وصل الرد إلى بنكك.',
  stepBack: 'العودة إلى المتجر',
  sandboxNote: 'بيئة تجريبية: لا تُحوَّل أي أموال هنا.',
  over: 'انتهت صلاحية صفحة الدفع هذه',
  overText: 'عد إلى المتجر وابدأ الدفع من جديد. لم يُخصم أي مبلغ.',
  broken: 'تعذّر عرض هذه الصفحة',
  brokenText: 'عد إلى المتجر: فهو يعرف ما آل إليه الدفع.',
};

export default ar;
