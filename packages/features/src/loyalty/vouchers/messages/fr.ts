import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  value: 'Bon de {{value}}',
  minimum: 'Dès {{minimum}} d’achat',
  until: 'Valable jusqu’au {{day}}',
  copy: 'Copier le code {{code}}',
  copied: 'Copié',
  'copy.failed': 'Copiez-le vous-même',
  empty: 'Aucun bon pour le moment.',
  past: 'Utilisés et expirés',
  ACTIVE: 'Actif',
  REDEEMED: 'Utilisé',
  EXPIRED: 'Expiré',
  tooltip: 'Vous avez un bon de {{value}}',
  snackbar: 'Votre bon de {{value}} vous attend : {{code}}',
  close: 'Fermer',
  'checkout.title': 'Bon d’achat',
  'checkout.code': 'Code du bon',
  'checkout.apply': 'Utiliser le bon',
  'checkout.applying': 'Utilisation du bon',
  'checkout.remove': 'Retirer le bon',
  'checkout.applied': '{{code}} déduit {{value}}.',
  'checkout.required': 'Saisissez le code d’un bon.',
  'checkout.notUsable': 'Ce bon ne peut pas être utilisé : vérifiez le code, ou il est utilisé ou expiré.',
  'checkout.minimum': 'Le montant des achats est trop faible pour ce bon.',
  'checkout.changed': 'Votre panier a changé ailleurs. Rechargez la page.',
  'checkout.signedOut': 'Reconnectez-vous pour utiliser un bon.',
  'checkout.failed': 'Cela n’a pas fonctionné. Réessayez dans un instant.',
};

export default fr;
