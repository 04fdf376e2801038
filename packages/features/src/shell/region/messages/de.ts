import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'region.title': 'Land und Sprache',
  'region.lead':
    'Preise, Größen, Lieferung und Recht richten sich nach dem Land. Der Warenkorb bleibt in dem Land, in dem er gefüllt wurde.',
  'region.current': 'Aktuelle Auswahl',
  'region.description': 'Alle Länder und Sprachen des Shops.',
  'region.viewAll': 'Alle Länder und Sprachen',
  'region.close': 'Schließen',
  'region.locations.title': 'Wo möchten Sie einkaufen?',
  'region.search': 'Land oder Sprache suchen',
  'region.search.clear': 'Suche leeren',
  'region.search.submit': 'Suchen',
  'region.search.none': 'Kein Land und keine Sprache heißt „{{query}}“.',
  'region.search.found_one': '{{count}} Land',
  'region.search.found_other': '{{count}} Länder',
  'region.continent.europe': 'Europa',
  'region.continent.northAmerica': 'Nordamerika',
  'region.continent.southAmerica': 'Südamerika',
  'region.continent.asia': 'Asien',
  'region.continent.oceania': 'Ozeanien',
  'region.continent.africa': 'Afrika',
  'region.phone.submit': 'Zu diesem Shop',
  'region.language.title': 'Wählen Sie Ihre Sprache',
  'region.language.legend': 'Sprache',
  'region.language.save': 'Speichern',
  'region.geo.title': 'In Ihrer Region einkaufen?',
  'region.geo.text':
    'Sie scheinen in {{detected}} zu sein. Diese Seite ist für {{current}}: Preise, Größen und Lieferung gelten für dieses Land.',
  'region.geo.legend': 'Wo möchten Sie einkaufen?',
  'region.geo.note': '{{language}}, {{currency}}',
  'region.geo.confirm': 'Bestätigen',
};
export default de;
