import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'recommendations.new': 'Tout juste arrivés',
  'recommendations.product': 'Également consultés',
  'recommendations.bag': 'Va avec votre panier',
  'recommendations.views': 'Choisis pour vous',
  'recommendations.ways': 'Par où commencer',
  carousel: 'carrousel',
  'carousel.slide': 'élément',
  'carousel.position': '{{number}} sur {{total}}',
  'carousel.show': 'Afficher {{number}} sur {{total}}',
  'carousel.previous': 'Précédents',
  'carousel.next': 'Suivants',
};
export default fr;
