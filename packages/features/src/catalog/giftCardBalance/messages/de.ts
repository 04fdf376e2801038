import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  title: 'Guthaben eines Geschenkgutscheins prüfen',
  lead: 'Code eingeben und sehen, wie viel Guthaben noch da ist und bis wann es eingelöst werden kann.',
  code: 'Code des Geschenkgutscheins',
  'code.hint': '20 Zeichen, aus der E-Mail mit dem Gutschein. Eine PIN ist nicht nötig.',
  submit: 'Guthaben prüfen',
  busy: 'Gutschein wird geprüft',
  balance: 'Guthaben',
  card: 'Geschenkgutschein mit Endung {{digits}}',
  left: 'Noch {{sum}}',
  until: 'Einlösbar bis {{day}}.',
  forever: 'Er läuft nicht ab.',
  'problem.missing': 'Bitte den Code des Geschenkgutscheins eingeben.',
  'problem.unknown':
    'Dieser Code kann nicht eingelöst werden: Er ist falsch, aufgebraucht, abgelaufen oder aus einem anderen Land. Bitte jedes Zeichen prüfen.',
  'tooMany.title': 'Das waren viele Codes',
  'tooMany.text_one': 'In 1 Minute geht es weiter. Die Eingabe bleibt stehen.',
  'tooMany.text_other': 'In {{count}} Minuten geht es weiter. Die Eingabe bleibt stehen.',
  'offline.title': 'Keine Verbindung',
  'offline.text': 'Die Eingabe ist noch da. Sobald die Verbindung wieder steht, bitte noch einmal versuchen.',
  'unavailable.title': 'Das Guthaben konnte nicht geprüft werden',
  'unavailable.text': 'Der Fehler liegt bei uns. Bitte gleich noch einmal versuchen.',
};
export default de;
