import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  label: 'Votre code postal',
  ask: 'Voir le jour',
  'kind.home': 'Standard',
  'kind.express': 'Express',
  on: '{{kind}} : chez vous le {{day}}',
  between: '{{kind}} : chez vous entre le {{from}} et le {{to}}',
  orderBy: 'Commande avant le {{moment}}',
  invalid: 'Nous ne connaissons pas ce code postal',
  notServed: 'Nous ne livrons pas à ce code postal',
  notAvailable: 'Cette taille ne peut pas être commandée pour le moment',
  failed: 'Le jour de livraison n’a pas pu être calculé. Réessayez dans un instant',
  'bag.title': 'Quand arrivera la commande ?',
  'bag.change': 'Changer de code postal',
  'bag.to': 'Vers {{postalCode}}',
  'bag.parcels': 'La livraison se fait en {{count}} colis. Les jours sont indiqués pour chaque article.',
};

export default fr;
