import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'content.styles_one': '{{count}} Modell',
  'content.styles_other': '{{count}} Modelle',
  'content.failed.title': 'Diese Seite ist nicht angekommen',
  'content.failed.text': 'Die Verbindung ist unterwegs abgebrochen. Im Warenkorb ist nichts verloren.',
  'content.retry': 'Erneut versuchen',
  'error.title': 'Fehler: {{title}}',
  'content.empty.title': 'Noch ist nichts im Regal',
  'content.empty.text': 'Die ersten Produkte sind unterwegs. Bitte bald wieder vorbeischauen.',
  'content.loading': 'Seite wird geladen',
  'sessionExpired.title': 'Die Pause war zu lang',
  'sessionExpired.text':
    'Zwei Stunden lang ist nichts passiert, deshalb sind die reservierten Größen wieder frei. Es wurde nichts berechnet, und der Warenkorb ist noch da.',
  'sessionExpired.bag': 'Zurück zum Warenkorb',
  'broken.title': 'Diese Seite ist kaputt',
  'broken.text':
    'Beim Aufbau dieser Seite ist etwas kaputtgegangen. Es ist gemeldet, der Warenkorb ist unverändert.',
  'broken.again': 'Seite neu laden',
  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
  'notFound.search': 'Im Shop suchen',
  'notFound.home': 'Zur Startseite',
};
export default de;
