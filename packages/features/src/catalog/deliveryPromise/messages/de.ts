import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  label: 'Ihre Postleitzahl',
  ask: 'Liefertag anzeigen',
  'kind.home': 'Standard',
  'kind.express': 'Express',
  on: '{{kind}}: bei Ihnen am {{day}}',
  between: '{{kind}}: bei Ihnen zwischen {{from}} und {{to}}',
  orderBy: 'Bei Bestellung bis {{moment}}',
  invalid: 'Diese Postleitzahl kennen wir nicht',
  notServed: 'An diese Postleitzahl liefern wir nicht',
  notAvailable: 'Diese Größe ist gerade nicht bestellbar',
  failed: 'Der Liefertag ließ sich nicht ermitteln. Versuchen Sie es gleich noch einmal',
  'bag.title': 'Wann kommt es an?',
  'bag.change': 'Postleitzahl ändern',
  'bag.to': 'Nach {{postalCode}}',
  'bag.parcels': 'Die Lieferung kommt in {{count}} Paketen. Die Tage stehen bei den Artikeln.',
};

export default de;
