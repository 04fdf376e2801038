import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'region.title': 'Land und Sprache',
  'region.lead':
    'Preise, Größen, Lieferung und Recht richten sich nach dem Land. Der Warenkorb bleibt in dem Land, in dem er gefüllt wurde.',
  'region.current': 'Aktuelle Auswahl',
  'region.description': 'Alle Länder und Sprachen des Shops.',
};
export default de;
