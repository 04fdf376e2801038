import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  title: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse',
  'lead.launch':
    'Jede Person nimmt einmal teil. Deshalb müssen wir wissen, dass die Adresse Ihnen gehört. Der Link steht in der Willkommens-E-Mail; wir senden ihn auch gern noch einmal.',
  'lead.account':
    'Der Link steht in der Willkommens-E-Mail. Sie brauchen ihn für Verlosungen und Warteräume.',
  send: 'Link senden',
  'send.again': 'Noch einmal senden',
  'send.busy': 'Wird gesendet',
  sent: 'Der Link ist unterwegs an {{email}} und gilt {{days}} Tage. Nach einer Minute nichts da? Sehen Sie im Spam-Ordner nach.',
  'tooMany.seconds_one': 'Wir haben gerade einen gesendet. In {{count}} Sekunde geht es wieder.',
  'tooMany.seconds_other': 'Wir haben gerade einen gesendet. In {{count}} Sekunden geht es wieder.',
  'tooMany.minutes_one': 'Das war fürs Erste oft genug. In {{count}} Minute geht es wieder.',
  'tooMany.minutes_other': 'Das war fürs Erste oft genug. In {{count}} Minuten geht es wieder.',
  'failed.offline':
    'Das ist nicht bei uns angekommen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'failed.unavailable': 'Bei uns hat etwas nicht geklappt. Versuchen Sie es noch einmal.',
  linkOver:
    'Dieser Link ist abgelaufen oder gehört zu einem anderen Konto. Wir senden Ihnen gern einen neuen.',
  signedOut: 'Sie sind abgemeldet. Melden Sie sich an und öffnen Sie den Link noch einmal.',
  verified: 'Ihre E-Mail-Adresse ist bestätigt',
  'page.title': 'E-Mail-Adresse bestätigen',
  'page.text': 'Ein Klick, und es ist erledigt.',
  'page.noLink': 'Wir senden Ihnen einen Link, mit dem Sie Ihre Adresse bestätigen.',
  'page.back': 'Weiter',
  'page.account': 'Zum Konto',
  verify: 'E-Mail-Adresse bestätigen',
  'verify.busy': 'Wird bestätigt',
};

export default de;
