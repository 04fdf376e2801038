import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'trackOrder.title': 'Bestellung verfolgen',
  'trackOrder.lead':
    'Bestellnummer und E-Mail-Adresse öffnen eine Bestellung: was darin ist, wo sie steht, wann sie ankommt.',
  'trackOrder.orderNumber': 'Bestellnummer',
  'trackOrder.orderNumber.hint': 'Steht auf der Seite der Bestellung, zum Beispiel TL-2026-7K4F9Q',
  'trackOrder.orderNumber.missing': 'Bitte die Bestellnummer eingeben',
  'trackOrder.orderNumber.tooLong': 'So lang ist keine Bestellnummer',
  'trackOrder.orderNumber.invalid': 'Bitte eine Bestellnummer wie TL-2026-7K4F9Q eingeben',
  'trackOrder.email': 'E-Mail-Adresse',
  'trackOrder.email.hint': 'Die Adresse, mit der bestellt wurde',
  'trackOrder.email.missing': 'Bitte eine E-Mail-Adresse eingeben',
  'trackOrder.email.tooLong': 'So lang ist keine E-Mail-Adresse',
  'trackOrder.email.invalid': 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben',
  'trackOrder.submit': 'Bestellung finden',
  'trackOrder.busy': 'Bestellung wird gesucht',
  'trackOrder.notFound.title': 'Keine Bestellung gefunden',
  'trackOrder.notFound.text':
    'Zu dieser Nummer und dieser E-Mail-Adresse gibt es zusammen keine Bestellung. Bitte beides prüfen.',
  'trackOrder.tooMany.title': 'Zu viele Versuche',
  'trackOrder.tooMany.text_one': 'In 1 Minute geht es weiter. Die Felder bleiben, wie sie sind.',
  'trackOrder.tooMany.text_other': 'In {{count}} Minuten geht es weiter. Die Felder bleiben, wie sie sind.',
  'trackOrder.offline.title': 'Keine Verbindung',
  'trackOrder.offline.text':
    'Die Eingaben sind noch da. Sobald die Verbindung wieder steht, bitte noch einmal versuchen.',
  'trackOrder.failed.title': 'Die Suche hat nicht geklappt',
  'trackOrder.failed.text': 'Der Fehler liegt bei uns. Bitte gleich noch einmal versuchen.',
};
export default de;
