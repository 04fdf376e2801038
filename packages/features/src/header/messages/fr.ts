import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'header.skip': 'Aller au contenu',
  'header.home': 'Accueil de {{brand}}',
  'header.menu.open': 'Menu',
  'header.menu.close': 'Fermer le menu',
  'header.menu.label': 'Menu principal',
  'header.menu.rest': 'Et aussi',
  'header.menu.everything': 'Tout voir',
  'header.menu.all': 'Tout dans {{entry}}',
  'header.menu.loading': 'Chargement du menu',
  'header.menu.failed': 'Le menu ne s’est pas chargé. Le lien au-dessus mène plus loin.',
  'header.region': '{{country}}, {{language}}, {{currency}}',
  'header.search.label': 'Recherche',
  'header.search.placeholder': 'Chaussures, sports, clubs',
  'header.bag_one': 'Panier, {{count}} article',
  'header.bag_other': 'Panier, {{count}} articles',
  'header.bag.empty': 'Panier vide',
  'header.secure': 'Paiement sécurisé',
  'header.close': 'Fermer',
  'header.notices': 'Bon à savoir',
};
export default fr;
