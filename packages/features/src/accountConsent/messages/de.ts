import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'accountConsent.title': 'Deine Einwilligungen',
  'accountConsent.text':
    'Das braucht dein Konto, und das kannst du hinzufügen. Du kannst es hier jederzeit ändern.',
  'accountConsent.loading': 'Deine Einwilligungen werden geladen',
  'accountConsent.age': 'Ich bin {{age}} Jahre alt oder älter',
  'accountConsent.AMF': 'Ich stimme zu, dass meine Daten für mein Konto erhoben und verwendet werden',
  'accountConsent.PMF': 'Meine Adresse für passende Werbung auf anderen Seiten verwenden',
  'accountConsent.more': 'Die Einzelheiten',
  'accountConsent.save': 'Speichern',
  'accountConsent.saving': 'Wird gespeichert',
  'accountConsent.saved': 'Deine Antworten sind gespeichert.',
  'accountConsent.signedOut': 'Melde dich an, um zu sehen, wozu du eingewilligt hast.',
  'accountConsent.tooMany': 'Zu viele Änderungen in kurzer Zeit. Versuche es später noch einmal.',
  'accountConsent.offline': 'Die Verbindung ist weg. Deine Auswahl ist noch da.',
  'accountConsent.failed':
    'Das hat nicht geklappt. Der Fehler liegt bei uns; versuche es gleich noch einmal.',
  'accountConsent.retry': 'Noch einmal versuchen',
  'forms.date.tooyoung': 'Du musst {{age}} Jahre alt oder älter sein',
  'errorforms.default.parseerror': 'Setze dieses Häkchen, um fortzufahren',
  'errorforms.default.missingerror': 'Stimme zu, um dein Konto zu behalten',
  'accountConsent.yourData': 'Ihre Daten anfordern oder löschen',
};
export default messages;
