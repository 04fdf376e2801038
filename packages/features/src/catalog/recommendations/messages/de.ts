import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'recommendations.new': 'Gerade eingetroffen',
  'recommendations.product': 'Auch angesehen',
  'recommendations.bag': 'Passt zum Warenkorb',
  'recommendations.views': 'Persönlich ausgewählt',
  'recommendations.ways': 'Hier geht es los',
  carousel: 'Karussell',
  'carousel.slide': 'Element',
  'carousel.position': '{{number}} von {{total}}',
  'carousel.show': '{{number}} von {{total}} zeigen',
  'carousel.previous': 'Zurück',
  'carousel.next': 'Weiter',
};
export default de;
