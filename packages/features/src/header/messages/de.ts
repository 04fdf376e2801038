import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'header.skip': 'Zum Inhalt',
  'header.home': 'Startseite von {{brand}}',
  'header.menu.open': 'Menü',
  'header.menu.close': 'Menü schließen',
  'header.menu.label': 'Hauptmenü',
  'header.menu.rest': 'Mehr',
  'header.menu.everything': 'Alles',
  'header.menu.all': 'Alles aus {{entry}}',
  'header.menu.loading': 'Menü wird geladen',
  'header.menu.failed': 'Das Menü konnte nicht geladen werden. Der Link darüber führt weiter.',
  'header.region': '{{country}}, {{language}}, {{currency}}',
  'header.search.label': 'Suche',
  'header.search.placeholder': 'Schuhe, Sportarten, Vereine',
  'header.bag_one': 'Warenkorb, {{count}} Artikel',
  'header.bag_other': 'Warenkorb, {{count}} Artikel',
  'header.bag.empty': 'Warenkorb, leer',
  'header.bag.uncounted': 'Warenkorb',
  'header.wishlist': 'Wunschliste',
  'header.wishlist.count_one': 'Wunschliste, {{count}} Produkt',
  'header.wishlist.count_other': 'Wunschliste, {{count}} Produkte',
  'header.secure': 'Sichere Kasse',
  'header.close': 'Schließen',
  'header.notices': 'Gut zu wissen',
  'header.signIn': 'Anmelden',
  'header.join': 'Registrieren',
  'header.account': 'Mein Konto',
  'header.account.named': 'Konto von {{name}}',
  'header.newsletter': 'Newsletter',
};
export default de;
