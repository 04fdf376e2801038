import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  title: 'Facture',
  'title.cashReceipt': 'Reçu fiscal',
  'hint.cashReceipt':
    'Délivré pour un paiement en espèces ou par virement. Un paiement par carte a son propre justificatif.',
  none: 'Pas besoin de facture',
  'none.cashReceipt': 'Pas de reçu',
  'choice.codiceFiscale': 'Pour moi, avec mon codice fiscale',
  'choice.partitaIva': 'Pour une entreprise avec partita IVA',
  'choice.cpf': 'Pour moi, avec mon CPF',
  'choice.cnpj': 'Pour une entreprise, avec son CNPJ',
  'choice.cashReceiptPhone': 'Pour mon impôt sur le revenu',
  'choice.businessNumber': 'Pour une entreprise',
  'number.codiceFiscale': 'Codice fiscale',
  'number.partitaIva': 'Partita IVA',
  'number.cpf': 'CPF',
  'number.cnpj': 'CNPJ',
  'number.cashReceiptPhone': 'Numéro de mobile pour le reçu',
  'number.businessNumber': 'Numéro d’entreprise',
  company: 'Nom de l’entreprise',
  recipientCode: 'Code destinataire SDI',
  certifiedEmail: 'PEC, adresse e-mail certifiée',
  'recipient.hint': 'Sept lettres et chiffres. Le code ou l’adresse PEC suffit.',
};
export default fr;
