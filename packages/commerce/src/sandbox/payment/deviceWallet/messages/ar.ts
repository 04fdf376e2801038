import type { SheetMessages } from '../SheetMessages.ts';

const ar: SheetMessages = {
  title: 'الدفع عبر {service}',
  loading: 'يحسب المتجر قيمة طلبك.',
  total: 'الإجمالي',
  deliverTo: 'التوصيل إلى',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  street: 'الشارع والرقم',
  postalCode: 'الرمز البريدي',
  city: 'المدينة',
  region: 'الولاية أو المقاطعة',
  delivery: 'التوصيل',
  pay: 'ادفع {amount}',
  paying: 'جارٍ الدفع',
  cancel: 'إلغاء',
  tryTitle: 'جرّب نتيجة أخرى',
  tryLabel: 'ما يحدث عند الدفع',
  approve: 'تم الدفع',
  decline: 'مرفوض برمز {code}',
  outcomes: {
    step: 'يطلب البنك تأكيدًا',
    lose: 'تم الدفع وضاع الرد',
    late: 'تم الدفع ولم يُبلَّغ المتجر',
    eventsTwice: 'تم الدفع وأُبلغ المتجر مرتين',
    eventsReversed: 'تم الدفع ووصلت الرسائل بترتيب معكوس',
    hang: 'لا رد ولم يُخصم شيء',
    over: 'بقيت النافذة مفتوحة مدة طويلة',
  },
  deviceTitle: 'المحافظ على هذا الجهاز',
  deviceText:
    'لا يُعرض Apple Pay وGoogle Pay إلا إذا كان الجهاز قادرًا على الدفع. في البيئة التجريبية تقرر ذلك بنفسك لهذا المتصفح، ولا تُحوَّل أي أموال.',
  deviceOn: 'يمكن لهذا الجهاز الدفع عبر Apple Pay وGoogle Pay.',
  deviceOff: 'لا يمكن لهذا الجهاز الدفع عبر Apple Pay أو Google Pay.',
  turnOn: 'تفعيل الدفع بهذا الجهاز',
  turnOff: 'إيقاف الدفع بهذا الجهاز',
  toShop: 'الانتقال إلى المتجر',
};

export default ar;
