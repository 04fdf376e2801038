import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'region.title': 'Pays et langue',
  'region.lead':
    'Prix, tailles, livraison et droit dépendent du pays. Le panier reste dans le pays où il a été rempli.',
  'region.current': 'Votre choix actuel',
  'region.description': 'Tous les pays et toutes les langues de la boutique.',
  'region.viewAll': 'Tous les pays et toutes les langues',
  'region.close': 'Fermer',
  'region.locations.title': 'Où souhaitez-vous acheter ?',
  'region.search': 'Rechercher un pays ou une langue',
  'region.search.clear': 'Effacer la recherche',
  'region.search.submit': 'Rechercher',
  'region.search.none': 'Aucun pays et aucune langue ne s’appelle « {{query}} ».',
  'region.search.found_one': '{{count}} pays',
  'region.search.found_other': '{{count}} pays',
  'region.continent.europe': 'Europe',
  'region.continent.northAmerica': 'Amérique du Nord',
  'region.continent.southAmerica': 'Amérique du Sud',
  'region.continent.asia': 'Asie',
  'region.continent.oceania': 'Océanie',
  'region.continent.africa': 'Afrique',
  'region.phone.submit': 'Aller à cette boutique',
  'region.language.title': 'Choisissez votre langue',
  'region.language.legend': 'Langue',
  'region.language.save': 'Enregistrer',
  'region.geo.title': 'Acheter dans votre région ?',
  'region.geo.text':
    'Vous semblez être dans le pays suivant : {{detected}}. Cette page est celle du pays suivant : {{current}}. Ses prix, ses tailles et sa livraison sont ceux de ce pays.',
  'region.geo.legend': 'Où souhaitez-vous acheter ?',
  'region.geo.note': '{{language}}, {{currency}}',
  'region.geo.confirm': 'Confirmer',
};
export default fr;
