import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'accountConsent.title': 'Einwilligungen',
  'accountConsent.text':
    'Was das Konto braucht, und was hinzukommen kann. Hier lässt es sich jederzeit ändern.',
  'accountConsent.loading': 'Die Einwilligungen werden geladen',
  'accountConsent.age': 'Ich bin {{age}} Jahre alt oder älter',
  'accountConsent.AMF': 'Ich stimme zu, dass meine Daten für mein Konto erhoben und verwendet werden',
  'accountConsent.PMF': 'Meine Adresse für passende Werbung auf anderen Seiten verwenden',
  'accountConsent.more': 'Die Einzelheiten',
  'accountConsent.save': 'Speichern',
  'accountConsent.saving': 'Wird gespeichert',
  'accountConsent.saved': 'Die Antworten sind gespeichert.',
  'accountConsent.signedOut': 'Nach der Anmeldung steht hier, wozu eingewilligt wurde.',
  'accountConsent.tooMany': 'Zu viele Änderungen in kurzer Zeit. Bitte später noch einmal versuchen.',
  'accountConsent.offline': 'Die Verbindung ist weg. Die Auswahl ist noch da.',
  'accountConsent.failed':
    'Das hat nicht geklappt. Der Fehler liegt bei uns; bitte gleich noch einmal versuchen.',
  'accountConsent.retry': 'Noch einmal versuchen',
  'forms.date.tooyoung': 'Das Mindestalter ist {{age}} Jahre',
  'errorforms.default.parseerror': 'Ohne dieses Häkchen geht es nicht weiter',
  'errorforms.default.missingerror': 'Ein Konto braucht diese Zustimmung',
  'accountConsent.yourData': 'Ihre Daten anfordern oder löschen',
};
export default messages;
