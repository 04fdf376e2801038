import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'savedMethods.title': 'Zahlungsarten',
  'savedMethods.lead':
    'Karten und Konten sind bei unserem Zahlungsdienstleister gespeichert. Wir sehen nur, was hier steht. Entferntes wird auch dort gelöscht.',
  'savedMethods.empty':
    'Noch ist nichts gespeichert. An der Kasse lässt sich die Karte speichern, mit der Sie bezahlen.',
  'savedMethods.disabled': 'In diesem Shop werden keine Karten oder Konten gespeichert.',
  'savedMethods.loading': 'Die Zahlungsarten werden geladen',
  'savedMethods.validUntil': 'Gültig bis {{date}}',
  'savedMethods.over': 'Abgelaufen',
  'savedMethods.remove': 'Entfernen',
  'savedMethods.remove.of': 'Entfernen: {{name}}',
  'savedMethods.unchanged.title': 'Es wurde nichts entfernt',
  'savedMethods.unchanged.text': 'Bitte die Verbindung prüfen und noch einmal versuchen.',
  'savedMethods.unchanged.gone': 'Sie wurde anderswo entfernt. Bitte die Seite neu laden.',
  'savedMethods.failed.title': 'Die Zahlungsarten wurden nicht geladen',
  'savedMethods.failed.text': 'Bitte die Verbindung prüfen und noch einmal versuchen.',
  'savedMethods.retry': 'Erneut versuchen',
};
export default de;
