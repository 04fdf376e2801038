import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'addressBook.title': 'Adressen',
  'addressBook.lead': 'Für die Kasse. Die Standardadresse wird dort eingetragen.',
  'addressBook.empty':
    'Noch ist keine Adresse gespeichert. An der Kasse lässt sich die eingegebene Adresse speichern.',
  'addressBook.loading': 'Die Adressen werden geladen',
  'addressBook.default': 'Standard',
  'addressBook.makeDefault': 'Als Standard',
  'addressBook.makeDefault.of': 'Als Standard: {{address}}',
  'addressBook.remove': 'Entfernen',
  'addressBook.remove.of': 'Entfernen: {{address}}',
  'addressBook.unchanged.title': 'Es wurde nichts geändert',
  'addressBook.unchanged.text': 'Bitte die Verbindung prüfen und noch einmal versuchen.',
  'addressBook.unchanged.gone': 'Diese Adresse wurde anderswo entfernt. Bitte die Seite neu laden.',
  'addressBook.failed.title': 'Die Adressen wurden nicht geladen',
  'addressBook.failed.text': 'Bitte die Verbindung prüfen und noch einmal versuchen.',
  'addressBook.retry': 'Erneut versuchen',
};
export default de;
