import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'associate.title': 'Anmeldung in der Filiale',
  'associate.lead':
    'Für das Personal, auf einem Gerät der Filiale. Warenkörbe und Bestellungen zählen für die Filiale. Nach 15 Minuten ohne Nutzung endet die Sitzung, und der Warenkorb wird geleert.',
  'associate.signedIn': '{{name}} ist angemeldet, {{store}}',
  'associate.signedIn.text': 'Wer sich jetzt anmeldet, beginnt mit einem leeren Warenkorb.',
  'associate.deviceCode': 'Code des Geräts',
  'associate.deviceCode.hint': 'Auf der Karte, die dem Gerät beilag',
  'associate.deviceCode.missing': 'Geben Sie den Code des Geräts ein',
  'associate.employeeId': 'Personalnummer',
  'associate.employeeId.missing': 'Geben Sie die Personalnummer ein',
  'associate.submit': 'Anmelden',
  'associate.busy': 'Anmeldung läuft',
  'associate.wrong.title': 'Nicht angemeldet',
  'associate.wrong.text': 'Zu diesem Code gehört kein Gerät mit dieser Personalnummer. Prüfen Sie beides.',
  'associate.tooMany.title': 'Zu viele Versuche',
  'associate.tooMany.text_one': 'In 1 Minute geht es wieder.',
  'associate.tooMany.text_other': 'In {{count}} Minuten geht es wieder.',
  'associate.offline.title': 'Keine Verbindung',
  'associate.offline.text': 'Versuchen Sie es noch einmal, sobald die Verbindung wieder da ist.',
  'associate.unavailable.title': 'Die Anmeldung ist gerade nicht möglich',
  'associate.unavailable.text': 'Der Fehler liegt bei uns. Versuchen Sie es gleich noch einmal.',
  'associate.bar': 'Sitzung der Filiale',
  'associate.end': 'Beenden und Warenkorb leeren',
  'associate.end.failed': 'Die Sitzung läuft noch. Versuchen Sie es noch einmal.',
};
export default de;
