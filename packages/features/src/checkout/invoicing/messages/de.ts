import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  title: 'Rechnung',
  'title.cashReceipt': 'Quittung für das Finanzamt',
  'hint.cashReceipt':
    'Gibt es bei Zahlung in bar oder per Überweisung. Kartenzahlungen haben ihren eigenen Beleg.',
  none: 'Keine Rechnung nötig',
  'none.cashReceipt': 'Keine Quittung',
  'choice.codiceFiscale': 'Für mich, mit Codice fiscale',
  'choice.partitaIva': 'Für ein Unternehmen mit Partita IVA',
  'choice.cpf': 'Für mich, mit CPF',
  'choice.cnpj': 'Für ein Unternehmen, mit CNPJ',
  'choice.cashReceiptPhone': 'Für die Einkommensteuer',
  'choice.businessNumber': 'Für ein Unternehmen',
  'number.codiceFiscale': 'Codice fiscale',
  'number.partitaIva': 'Partita IVA',
  'number.cpf': 'CPF',
  'number.cnpj': 'CNPJ',
  'number.cashReceiptPhone': 'Mobilnummer für die Quittung',
  'number.businessNumber': 'Unternehmensnummer',
  company: 'Name des Unternehmens',
  recipientCode: 'SDI-Empfängercode',
  certifiedEmail: 'PEC, zertifizierte E-Mail-Adresse',
  'recipient.hint': 'Sieben Buchstaben und Ziffern. Der Code oder die PEC-Adresse genügt.',
};
export default de;
