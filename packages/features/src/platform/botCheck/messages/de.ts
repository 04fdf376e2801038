import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'botCheck.payment.title': 'Eine Prüfung vor dem Bezahlen',
  'botCheck.payment.text':
    'Von hier wurden mehrere Zahlungen abgelehnt. Bitte bestätigen, dass ein Mensch zahlt: Das dauert ein paar Sekunden, dann geht die Zahlung weiter. Es wurde nichts abgebucht.',
  'botCheck.action': 'Ich bin ein Mensch, weiter',
  'botCheck.busy': 'Prüfung läuft',
  'botCheck.again': 'Prüfung wiederholen',
  'botCheck.payment.offline':
    'Die Prüfung hat uns nicht erreicht. Bitte die Verbindung prüfen und noch einmal versuchen. Es wurde nichts abgebucht.',
  'botCheck.payment.unsolved':
    'Dieser Browser konnte die Prüfung nicht ausführen. Bitte noch einmal versuchen, einen anderen Browser verwenden oder eine Stunde warten. Es wurde nichts abgebucht.',
  'botCheck.noScript':
    'Die Prüfung braucht JavaScript: bitte einschalten und die Seite neu laden, oder es in einer Stunde noch einmal versuchen.',
  'botCheck.account.title': 'Eine Prüfung, bevor es weitergeht',
  'botCheck.account.text':
    'Von hier gab es viele Versuche. Bitte bestätigen, dass ein Mensch anfragt: Das dauert ein paar Sekunden, dann geht es von selbst weiter.',
  'botCheck.account.offline':
    'Die Prüfung hat uns nicht erreicht. Bitte die Verbindung prüfen und noch einmal versuchen.',
  'botCheck.account.unsolved':
    'Dieser Browser konnte die Prüfung nicht ausführen. Bitte noch einmal versuchen, einen anderen Browser verwenden oder eine Stunde warten.',
};
export default de;
