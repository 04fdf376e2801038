import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'express.heading': 'Achat immédiat avec un portefeuille',
  'express.buy': 'Acheter avec {{name}}',
  'express.busy': 'Paiement en cours',
  'express.items': 'Articles',
  'express.delivery': 'Livraison',
  'express.tax': 'Taxes',
  'express.giftCards': 'Cartes cadeaux',
  'express.option': '{{name}}, {{days}}',
  'express.option.home': 'Livraison standard',
  'express.option.express': 'Livraison express',
  'express.unserviceable': 'Nous ne livrons pas à cette adresse. Choisissez-en une autre.',
  'express.otherCountry': 'Cette boutique livre uniquement dans ce pays : {{country}}.',
  'express.notReady': 'Votre panier a changé. Vérifiez-le avant de payer.',
  'express.noPrice': 'Le total n’a pas pu être calculé. Fermez cette fenêtre et réessayez.',
  'express.notTaken': 'Rien n’a été débité',
  'express.declined':
    'Le paiement avec {{name}} n’a pas abouti. Réessayez ou payez autrement au moment de la commande.',
  'express.over': 'Le paiement a pris trop de temps. Réessayez.',
  'express.address':
    'L’adresse fournie par {{name}} est incomplète. Vous pouvez la corriger en passant la commande.',
  'express.changed': 'Le total est maintenant de {{to}} au lieu de {{from}}. Vérifiez-le avant de payer.',
  'express.soldOut': 'L’article que vous vouliez acheter vient d’être épuisé.',
  'express.limit': 'Une même personne ne peut pas acheter autant d’exemplaires de {{name}}.',
  'express.step': 'Votre banque demande une confirmation. Passez par la commande pour la donner.',
  'express.check':
    'Passez par la commande pour payer : nous y vérifions que l’achat est fait par une personne.',
  'express.noSheet': '{{name}} ne s’est pas ouvert. Réessayez ou payez en passant la commande.',
  'express.failed': 'La boutique est injoignable. Réessayez dans un instant.',
  'express.unknown': 'Nous ne savons pas encore si vous avez payé',
  'express.unknown.text':
    'La connexion a été interrompue. Appuyez à nouveau sur le bouton : vous ne paierez qu’une fois.',
  'express.checkout': 'Passer la commande',
};
export default fr;
