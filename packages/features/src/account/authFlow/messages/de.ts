import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'authFlow.email.title': 'Anmelden oder registrieren',
  'authFlow.email.text': 'Die E-Mail-Adresse genügt, um an die richtige Stelle zu kommen.',
  'authFlow.email': 'E-Mail-Adresse',
  'profile.email.missing': 'Bitte eine E-Mail-Adresse eingeben',
  'profile.email.tooLong': 'Bitte eine E-Mail-Adresse mit höchstens {{max}} Zeichen eingeben',
  'profile.emailparseerror': 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben',
  'authFlow.continue': 'Weiter',
  'authFlow.busy': 'Einen Moment',
  'authFlow.tooMany.title': 'Zu viele Versuche',
  'authFlow.tooMany.text_one': 'In 1 Minute geht es weiter.',
  'authFlow.tooMany.text_other': 'In {{count}} Minuten geht es weiter.',
  'authFlow.login.title': 'Willkommen zurück',
  'authFlow.login.text':
    'Diese E-Mail-Adresse kennen wir. Passwort eingeben oder einen Code zuschicken lassen.',
  'authFlow.code.text': 'Dieses Konto hat kein Passwort: Wir schicken stattdessen einen Code.',
  'authFlow.unknown.title': 'Anmelden',
  'authFlow.unknown.text': 'Passwort eingeben, einen Code zuschicken lassen oder neu registrieren.',
  'authFlow.login.passwordOnly': 'Diese E-Mail-Adresse kennen wir. Bitte das Passwort eingeben.',
  'authFlow.unknown.passwordOnly': 'Passwort eingeben oder neu registrieren.',
  'authFlow.liteAccount.title': 'Fast geschafft',
  'authFlow.liteAccount.code': 'Stattdessen Code per E-Mail senden',
  'authFlow.register.title': 'Neu hier?',
  'authFlow.register.text': 'Zu dieser E-Mail-Adresse gibt es kein Konto. Ein paar Angaben, fertig.',
  'authFlow.register.any': 'Ein Konto anlegen: ein paar Angaben, fertig.',
  'authFlow.register.login': 'Schon ein Konto?',
  'authFlow.register.login.link': 'Anmelden',
  'authFlow.register.short': 'Keine Zeit für all das?',
  'authFlow.register.short.link': 'Nur mit der E-Mail-Adresse dabei sein',
  'authFlow.emailAccount.title': 'Nur die E-Mail-Adresse',
  'authFlow.forgottenPassword.title': 'Passwort vergessen?',
  'authFlow.close': 'Schließen',
};
export default de;
