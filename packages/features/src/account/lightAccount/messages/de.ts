import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'lightAccount.prompt.text':
    'Diese E-Mail-Adresse kennen wir, nur hat das Konto noch kein Passwort. Wir schicken einen Link: Passwort wählen, fertig.',
  'lightAccount.request': 'Link per E-Mail senden',
  'lightAccount.busy': 'Link wird gesendet',
  'lightAccount.sent.title': 'Bitte ins Postfach schauen',
  'lightAccount.sent.text':
    'Ein Link ist unterwegs an {{email}}. Er gilt {{minutes}} Minuten und funktioniert einmal.',
  'lightAccount.sent.close': 'Schließen',
  'lightAccount.email.text':
    'Wir legen das Konto jetzt an und schicken einen Link, über den es ein Passwort bekommt. Der Rest hat Zeit.',
  'lightAccount.email.age': 'Ich bin {{age}} oder älter',
  'lightAccount.email.ageMissing': 'Bitte das Alter bestätigen: {{age}} oder älter',
  'lightAccount.tooMany.title': 'Zu viele Versuche',
  'lightAccount.tooMany.text_one': 'In 1 Minute geht es weiter.',
  'lightAccount.tooMany.text_other': 'In {{count}} Minuten geht es weiter.',
  'lightAccount.offline.title': 'Keine Verbindung',
  'lightAccount.offline.text': 'Bitte noch einmal versuchen, sobald die Verbindung wieder steht.',
  'lightAccount.unavailable.title': 'Das hat nicht geklappt',
  'lightAccount.unavailable.text': 'Der Fehler liegt bei uns. Bitte gleich noch einmal versuchen.',
  'lightAccount.order.title': 'Aus dieser Bestellung ein Konto machen',
  'lightAccount.order.text':
    'Wir schicken einen Link an {{email}}: Passwort wählen, und die nächste Kasse ist schon ausgefüllt.',
  'lightAccount.order.request': 'Link per E-Mail senden',
  'lightAccount.set.title': 'Passwort festlegen',
  'lightAccount.set.text': 'Danach ist das Konto vollständig und die Anmeldung erledigt.',
  'lightAccount.set.submit': 'Speichern und anmelden',
  'lightAccount.set.busy': 'Wird gespeichert',
  'lightAccount.over.title': 'Dieser Link gilt nicht mehr',
  'lightAccount.over.text':
    'Ein Link gilt {{minutes}} Minuten, funktioniert einmal, und ein späterer ersetzt ihn. Einen neuen gibt es auf der Anmeldeseite nach Eingabe der E-Mail-Adresse.',
  'lightAccount.over.action': 'Zur Anmeldung',
};
export default de;
