import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'deskAccess.title': '{{brand}}: Redaktion',
  'deskAccess.signingIn': 'Sie werden angemeldet',
  'deskAccess.over': 'Dieser Link wurde schon benutzt oder ist älter als 15 Minuten.',
  'deskAccess.noLink': 'Sie sind nicht angemeldet.',
  'deskAccess.left': 'Sie sind abgemeldet.',
  'deskAccess.ended': 'Acht Stunden lang ist nichts passiert, deshalb wurden Sie abgemeldet.',
  'deskAccess.newLink':
    'Zum Anmelden führen Sie diesen Befehl dort aus, wo der Shop läuft, und öffnen den Link, den er ausgibt:',
  'deskAccess.tooMany':
    'Zu viele Versuche von hier. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
  'deskAccess.offline': 'Es besteht keine Verbindung zum Shop.',
  'deskAccess.unavailable': 'Der Shop hat nicht geantwortet.',
  'deskAccess.retry': 'Erneut versuchen',
  'deskAccess.toContent': 'Zum Inhalt springen',
  'deskAccess.toShop': 'Zum Shop',
  'deskAccess.signOut': 'Abmelden',
};
export default de;
