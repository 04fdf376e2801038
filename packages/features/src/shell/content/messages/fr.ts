import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'content.styles_one': '{{count}} modèle',
  'content.styles_other': '{{count}} modèles',
  'content.failed.title': 'Cette page n’est pas arrivée',
  'content.failed.text': 'La connexion s’est coupée en route. Rien n’a disparu du panier.',
  'content.retry': 'Réessayer',
  'error.title': 'Erreur : {{title}}',
  'content.empty.title': 'Les rayons sont encore vides',
  'content.empty.text': 'Les premiers articles arrivent. Revenez bientôt.',
  'content.loading': 'Chargement de la page',
  'sessionExpired.title': 'La pause a trop duré',
  'sessionExpired.text':
    'Rien ne s’est passé pendant deux heures : les tailles réservées sont de nouveau libres. Rien n’a été débité et le panier est toujours là.',
  'sessionExpired.bag': 'Retour au panier',
  'broken.title': 'Cette page ne s’affiche pas',
  'broken.text':
    'Quelque chose a lâché pendant l’affichage de cette page. C’est signalé, et votre panier est intact.',
  'broken.again': 'Recharger la page',
  'notFound.title': 'Page introuvable',
  'notFound.text': 'Elle a peut-être déménagé, ou l’adresse contient une faute.',
  'notFound.search': 'Chercher dans la boutique',
  'notFound.home': 'Aller à l’accueil',
};
export default fr;
