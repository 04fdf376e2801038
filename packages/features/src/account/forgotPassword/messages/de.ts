import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'forgotPassword.title': 'Passwort vergessen?',
  'forgotPassword.lead':
    'Bitte die E-Mail-Adresse des Kontos eingeben. Wir schicken einen Link, mit dem sich ein neues Passwort festlegen lässt.',
  'forgotPassword.blocked.lead':
    'Dieses Konto ist zur Sicherheit gesperrt. Ein neues Passwort öffnet es wieder: Wir schicken einen Link an diese Adresse.',
  'forgotPassword.sisterApp.lead':
    'Dieses Konto wurde in unserer App genutzt und ist zur Sicherheit gesperrt. Bitte ein neues Passwort festlegen – es gilt hier und in der App.',
  'forgotPassword.email': 'E-Mail-Adresse',
  'profile.email.missing': 'Bitte eine E-Mail-Adresse eingeben',
  'profile.email.tooLong': 'Eine E-Mail-Adresse hat höchstens {{max}} Zeichen',
  'profile.emailparseerror': 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben',
  'forgotPassword.submit': 'Link schicken',
  'forgotPassword.busy': 'Link wird geschickt',
  'forgotPassword.back': 'Zurück zur Anmeldung',
  'global.error': 'Etwas ist schiefgegangen',
  'myaccount.resetPassword.error':
    'Der Link konnte nicht geschickt werden. Bitte gleich noch einmal versuchen.',
  'forgotPassword.offline': 'Es gibt keine Verbindung. Bitte noch einmal versuchen, sobald sie wieder steht.',
  'forgotPassword.tooMany_one': 'Zu viele Versuche. In 1 Minute geht es weiter.',
  'forgotPassword.tooMany_other': 'Zu viele Versuche. In {{count}} Minuten geht es weiter.',
  'forgotPassword.success.title': 'Bitte ins Postfach schauen',
  'forgotPassword.success.regular':
    'Wenn es zu {{email}} ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Er gilt {{minutes}} Minuten.',
  'forgotPassword.success.light':
    'Ein Link, mit dem das Konto sein erstes Passwort bekommt, ist unterwegs an {{email}}. Er gilt {{minutes}} Minuten; Bestellungen und Warenkorb bleiben.',
  'forgotPassword.success.sisterApp':
    'Ein Link ist unterwegs an {{email}}. Das neue Passwort öffnet das Konto hier und in unserer App. Der Link gilt {{minutes}} Minuten.',
  'forgotPassword.success.hint':
    'Nichts angekommen? Bitte im Spam-Ordner nachsehen oder einen neuen Link anfordern.',
  'forgotPassword.again': 'Andere Adresse verwenden',
  'resetPassword.title': 'Neues Passwort festlegen',
  'resetPassword.lead': 'Andere Geräte werden abgemeldet, andere Links und Codes enden.',
  'resetPassword.submit': 'Passwort speichern',
  'resetPassword.busy': 'Passwort wird gespeichert',
  'resetPassword.done.title': 'Das neue Passwort ist gespeichert',
  'resetPassword.done.text':
    'Alle anderen Sitzungen und Links von {{email}} sind beendet. Bitte mit dem neuen Passwort anmelden.',
  'resetPassword.done.action': 'Anmelden',
  'resetPassword.over.title': 'Dieser Link gilt nicht mehr',
  'resetPassword.over.text':
    'Ein Link gilt einmal, {{minutes}} Minuten lang, und endet, sobald ein neuer geschickt wird. Bitte einen neuen anfordern.',
  'resetPassword.over.action': 'Neuen Link anfordern',
  'resetPassword.failed':
    'Das Passwort konnte nicht gespeichert werden. Der Link gilt noch: bitte gleich noch einmal versuchen.',
  'resetPassword.offline':
    'Es gibt keine Verbindung. Der Link gilt noch: bitte noch einmal versuchen, sobald sie wieder steht.',
  'resetPassword.tooMany_one': 'Zu viele Versuche. In 1 Minute geht es weiter.',
  'resetPassword.tooMany_other': 'Zu viele Versuche. In {{count}} Minuten geht es weiter.',
};
export default de;
