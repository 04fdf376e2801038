import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'region.title': 'Pays et langue',
  'region.lead':
    'Prix, tailles, livraison et droit dépendent du pays. Le panier reste dans le pays où il a été rempli.',
  'region.current': 'Votre choix actuel',
  'region.description': 'Tous les pays et toutes les langues de la boutique.',
};
export default fr;
