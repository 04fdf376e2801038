import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'cookies.title': 'Alle Cookies und Speichereinträge',
  'cookies.name': 'Name',
  'cookies.purpose': 'Zweck',
  'cookies.life': 'Dauer',
  'cookies.tab': 'Solange der Tab offen ist',
  'cookies.necessary': 'Nötig für Warenkorb, Kasse und Seiten',
  'cookies.preferences': 'Merkt sich die Auswahl',
  'cookies.analytics': 'Misst, wie der Shop genutzt wird',
  'cookies.personalisation': 'Schlägt Passendes vor',
  'cookies.advertising': 'Werbung',
};
export default de;
