import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'footer.label': 'Fußzeile',
  'footer.region': 'Land und Sprache',
  'footer.copyright': '© {{year}} {{brand}}',
  'footer.pay': 'Zahlungsarten',
  'footer.help': 'Hilfe',
  'footer.trackOrder': 'Bestellung verfolgen',
  'footer.news.title': 'Neues per E-Mail',
  'footer.news.text': 'Neue Produkte und Angebote. Jederzeit abbestellbar.',
  'footer.news.email': 'E-Mail für den Newsletter',
  'footer.news.submit': 'Anmelden',
  'footer.privacySettings': 'Datenschutz-Einstellungen',
  'footer.privacyChoices': 'Datenschutz-Wahl',
  'footer.language': 'Sprache: {{language}}',
  'footer.privacyRequest': 'Ihre Daten',
};
export default de;
