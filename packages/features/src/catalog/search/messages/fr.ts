import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'search.label': 'Recherche',
  'search.placeholder': 'Rechercher un produit',
  'search.close': 'Fermer la recherche',
  'search.suggestions': 'Suggestions',
  'search.products': 'Produits',
  'search.recent': 'Recherches récentes',
  'search.popular': 'Recherches populaires',
  'search.remove': 'Retirer {{term}} de la liste',
  'search.all': 'Tous les résultats pour « {{term}} »',
  'search.none': 'Rien encore pour « {{term}} »',
  'search.loading': 'Recherche en cours',
  'search.found_one': '{{count}} suggestion',
  'search.found_other': '{{count}} suggestions',
  'search.foundProducts_one': '{{count}} produit',
  'search.foundProducts_other': '{{count}} produits',
  'search.results_one': '{{count}} résultat',
  'search.results_other': '{{count}} résultats',
};
export default fr;
