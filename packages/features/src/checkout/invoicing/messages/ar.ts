import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  title: 'الفاتورة',
  'title.cashReceipt': 'إيصال ضريبي',
  'hint.cashReceipt': 'يصدر عند الدفع نقدًا أو بالتحويل. للدفع بالبطاقة إيصاله الخاص.',
  none: 'لا حاجة إلى فاتورة',
  'none.cashReceipt': 'من دون إيصال',
  'choice.codiceFiscale': 'لي، برقم codice fiscale',
  'choice.partitaIva': 'لشركة، برقم partita IVA',
  'choice.cpf': 'لي، برقم CPF',
  'choice.cnpj': 'لشركة، برقم CNPJ',
  'choice.cashReceiptPhone': 'لضريبة الدخل',
  'choice.businessNumber': 'لنشاط تجاري',
  'number.codiceFiscale': 'Codice fiscale',
  'number.partitaIva': 'Partita IVA',
  'number.cpf': 'CPF',
  'number.cnpj': 'CNPJ',
  'number.cashReceiptPhone': 'رقم الجوال للإيصال',
  'number.businessNumber': 'رقم النشاط التجاري',
  company: 'اسم الشركة',
  recipientCode: 'رمز المستلم SDI',
  certifiedEmail: 'بريد إلكتروني موثّق (PEC)',
  'recipient.hint': 'سبعة أحرف وأرقام. يكفي الرمز أو عنوان PEC.',
};
export default ar;
