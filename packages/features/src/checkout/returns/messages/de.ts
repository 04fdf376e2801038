import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'returns.title': 'Etwas zurücksenden',
  'returns.of': 'Bestellung {{order}}',
  'returns.toOrder': 'Zurück zur Bestellung',
  'returns.loading': 'Die Bestellung wird geladen',
  'returns.retry': 'Noch einmal versuchen',
  'returns.failed.title': 'Die Bestellung wurde nicht geladen',
  'returns.failed.text': 'Der Fehler liegt bei uns. Versuchen Sie es gleich noch einmal.',
  'returns.offline': 'Keine Verbindung. Versuchen Sie es wieder, sobald sie da ist.',
  'returns.notFound.title': 'Hier gibt es diese Bestellung nicht',
  'returns.notFound.text': 'Der Link ist abgelaufen, oder die Bestellung gehört jemand anderem.',
  'returns.none.title': 'Nichts zurückzusenden',
  'returns.none.text':
    'Artikel können zurückgesendet werden, sobald sie bei Ihnen sind und solange der Shop sie zurücknimmt.',
  'returns.until': 'Rücksendung bis {{day}} möglich',
  'returns.quantity': 'Wie viele von {{name}}?',
  'returns.keep': 'Keine, ich behalte sie',
  'returns.reason': 'Warum geht {{name}} zurück?',
  'returns.reason.choose': 'Grund wählen',
  'returns.reason.missing': 'Wählen Sie, warum es zurückgeht.',
  'returns.reason.tooSmall': 'Zu klein',
  'returns.reason.tooLarge': 'Zu groß',
  'returns.reason.changedMind': 'Gefällt mir doch nicht',
  'returns.reason.notAsDescribed': 'Nicht wie beschrieben',
  'returns.reason.damaged': 'Beschädigt oder fehlerhaft',
  'returns.reason.wrongItem': 'Nicht, was ich bestellt habe',
  'returns.reason.tooLate': 'Kam zu spät',
  'returns.method': 'Wie senden Sie es?',
  'returns.method.dropOff': 'Ich bringe es hin',
  'returns.method.dropOff.text': 'In eine Filiale des Zustellers, mit der Nummer auf der nächsten Seite.',
  'returns.method.collection': 'Abholen lassen',
  'returns.method.collection.text': 'Der Zusteller kommt am nächsten Werktag zu Ihnen.',
  'returns.submit': 'Zurücksenden',
  'returns.busy': 'Wird angemeldet',
  'returns.not': 'Es wurde noch nichts angemeldet',
  'returns.nothing': 'Wählen Sie, was Sie zurücksenden.',
  'returns.reasons': 'Wählen Sie zu jedem Artikel, der zurückgeht, einen Grund.',
  'returns.notReturnable':
    'Ein Teil davon kann nicht (mehr) zurückgesendet werden. Sehen Sie sich die Bestellung noch einmal an.',
  'returns.tooMany_one': 'Versuchen Sie es in {{count}} Minute wieder.',
  'returns.tooMany_other': 'Versuchen Sie es in {{count}} Minuten wieder.',
  'returns.done.title': 'Ihre Rücksendung ist angemeldet',
  'returns.done.text':
    'Legen Sie diese Nummer ins Paket, und schicken Sie es ab. Wie es weitergeht, steht in der E-Mail an {{email}}.',
};
export default de;
