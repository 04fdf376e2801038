import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

export default {
  added: 'Dans le panier',
  close: 'Fermer',
  quantity: 'Quantité {{count}}',
  'delivery.free': 'La livraison de cette commande est gratuite.',
  'delivery.missing': 'Plus que {{amount}} pour la livraison gratuite.',
  checkout: 'Passer commande',
  view: 'Voir le panier ({{count}})',
  match: 'Va bien avec',
  'match.add': 'Ajouter',
  'match.isAdded': 'Ajouté',
  'match.added': '{{name}} est aussi dans le panier.',
  'match.size': 'Taille',
  'match.choose': 'Choisir une taille',
  'match.sizeMissing': 'Choisissez d’abord une taille.',
  'match.refused': 'L’article n’a pas été ajouté.',
  'match.see': 'Voir',
  'error.QUANTITY_EXCEEDED': 'La limite est atteinte : pas plus dans une même commande.',
  'error.QUANTITY_EXCEEDED.max': '{{max}} au maximum par commande.',
  'error.SIZE_OUT_OF_STOCK': 'Cette taille vient d’être épuisée. Une autre conviendra peut-être.',
  'error.PERSONALIZATION_FAILED':
    'La personnalisation n’a pas été acceptée. Modifiez le texte et ajoutez à nouveau.',
  'error.GIFT_REFUSED': 'Il manque quelque chose à la carte cadeau : voyez les champs ci-dessus.',
  'error.QUANTITY_UNAVAILABLE': 'Il n’en reste pas autant. Choisissez une quantité plus petite.',
  'error.QUANTITY_UNAVAILABLE.left_one': 'Plus que {{count}} en stock, peut-être déjà dans le panier.',
  'error.QUANTITY_UNAVAILABLE.left_other': 'Plus que {{count}} en stock, ceux du panier compris.',
  'error.CAPTCHA_VALIDATION_FAILED': 'Impossible de vérifier que vous êtes une personne. Réessayez.',
  'error.BasketQuotaExceededException':
    'Le panier est plein. Commandez d’abord ce qu’il contient, ou retirez un article.',
  'error.BasketQuotaExceededException.max':
    'Le panier est plein : il contient {{max}} articles différents. Commandez-les d’abord, ou retirez-en un.',
  'error.LAUNCH_UPCOMING': 'Pas encore en vente : le lancement n’a pas commencé.',
  'error.LAUNCH_MEMBERS_ONLY': 'Réservé aux membres à partir du niveau {{tier}}.',
  'error.LAUNCH_SEAT_REQUIRED': 'Il faut d’abord une place de la salle d’attente.',
  'error.LAUNCH_WIN_REQUIRED': 'Réservé aux gagnants du tirage, dans la pointure gagnée.',
  'error.LAUNCH_LIMIT_REACHED': 'Un seul par personne : le vôtre est déjà pris.',
  'error.UNKNOWN': 'L’article n’est pas dans le panier. C’est de notre faute : réessayez dans un instant.',
  'error.offline': 'Pas de réponse. Vérifiez la connexion, puis le panier, avant d’ajouter à nouveau.',
  'error.rateLimited': 'C’était rapide. Attendez une minute, puis ajoutez à nouveau.',
} satisfies Translation<typeof en>;
