import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  rail: 'Histoires',
  open: 'Histoire : {{title}}',
  close: 'Fermer l’histoire',
  previous: 'Image précédente',
  next: 'Image suivante',
  pause: 'Mettre en pause',
  play: 'Reprendre',
  progress: 'Image {{number}} sur {{count}}',
};
export default fr;
