import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

export default {
  'confirm.error.paymentdeclined.CardError':
    'لم تُقبل البطاقة. أدخلها مرة أخرى، أو استخدم بطاقة أخرى. لم يُخصم أي مبلغ.',
  'confirm.error.paymentdeclined.CountryError':
    'لا يمكن استخدام هذه الوسيلة من هذا البلد. استخدم بطاقة أو طريقة دفع أخرى. لم يُخصم أي مبلغ.',
  'confirm.error.paymentdeclined.InformationError':
    'بعض البيانات غير متطابقة. أدخلها مرة أخرى وادفع، أو استخدم طريقة دفع أخرى. لم يُخصم أي مبلغ.',
  'confirm.error.paymentdeclined.SecurityAuthenticationError':
    'لم يتمكن البنك من التأكد من هويتك. حاول مرة أخرى، أو استخدم بطاقة أو طريقة دفع أخرى. لم يُخصم أي مبلغ.',
  'confirm.error.paymentdeclined.TemporaryError':
    'لم يرد البنك أو خدمة الدفع. انتظر دقيقة، ثم ادفع مرة أخرى. لم يُخصم أي مبلغ.',
  'confirm.error.paymentdeclined.bankdeclined':
    'رفض البنك الدفع. تحقق من رصيد البطاقة أو الحساب وحدّهما، أو ادفع بوسيلة أخرى، أو اسأل البنك. لم يُخصم أي مبلغ.',
  'confirm.error.paymentdeclined.invalidaddress':
    'لديهم عنوان فاتورة آخر. تحقق من عنوان الفاتورة، ثم ادفع مرة أخرى. لم يُخصم أي مبلغ.',
  'confirm.error.paymentdeclined.unknown':
    'لم ينجح الدفع. حاول مرة أخرى أو استخدم طريقة دفع أخرى. لم يُخصم أي مبلغ.',
  'cart.outofstock': 'نفد أحد منتجات الحقيبة أثناء الدفع. لم يُخصم أي مبلغ.',
  'chk.payment.interrupted.error.description':
    'توقف الدفع قبل اكتماله. لم يُخصم أي مبلغ. بيانات الاتصال والعنوان والتوصيل لا تزال هنا؛ أما البطاقة فيجب إدخالها مرة أخرى.',
} satisfies Translation<typeof en>;
