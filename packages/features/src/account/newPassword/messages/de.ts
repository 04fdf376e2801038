import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'newPassword.label': 'Neues Passwort',
  'newPassword.show': 'Anzeigen',
  'newPassword.hide': 'Verbergen',
  'newPassword.visible': 'Das Passwort ist sichtbar',
  'newPassword.hidden': 'Das Passwort ist verborgen',
  'newPassword.capsLock': 'Die Feststelltaste ist aktiv',
  'newPassword.rules': 'Das Passwort braucht',
  'newPassword.rule.length': 'Mindestens {{min}} Zeichen',
  'newPassword.rule.cases': 'Groß- und Kleinbuchstaben',
  'newPassword.rule.digit': 'Mindestens 1 Ziffer',
  'newPassword.rule.symbol': 'Mindestens 1 Sonderzeichen',
  'newPassword.rule.kept': 'erfüllt',
  'newPassword.rule.open': 'noch offen',
  'newPassword.missing': 'Bitte ein neues Passwort eingeben',
  'newPassword.invalid': 'Dieses Passwort erfüllt die Regeln noch nicht',
  'newPassword.common': 'Dieses Passwort ist zu leicht zu erraten. Bitte ein anderes wählen',
};
export default de;
