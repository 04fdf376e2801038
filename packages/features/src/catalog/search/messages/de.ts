import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'search.label': 'Suche',
  'search.placeholder': 'Produkte suchen',
  'search.close': 'Suche schließen',
  'search.suggestions': 'Vorschläge',
  'search.products': 'Artikel',
  'search.recent': 'Zuletzt gesucht',
  'search.popular': 'Beliebte Suchen',
  'search.remove': '{{term}} aus der Liste entfernen',
  'search.all': 'Alle Treffer für „{{term}}“',
  'search.none': 'Noch nichts zu „{{term}}“',
  'search.loading': 'Suche läuft',
  'search.found_one': '{{count}} Vorschlag',
  'search.found_other': '{{count}} Vorschläge',
  'search.foundProducts_one': '{{count}} Produkt',
  'search.foundProducts_other': '{{count}} Produkte',
  'search.results_one': '{{count}} Treffer',
  'search.results_other': '{{count}} Treffer',
};
export default de;
