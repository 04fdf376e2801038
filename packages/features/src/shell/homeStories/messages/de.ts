import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  rail: 'Geschichten',
  open: 'Geschichte: {{title}}',
  close: 'Geschichte schließen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  pause: 'Anhalten',
  play: 'Weiterlaufen lassen',
  progress: 'Bild {{number}} von {{count}}',
};
export default de;
