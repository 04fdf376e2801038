import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  pause: 'Arrêter les messages',
  play: 'Faire défiler les messages',
  close: 'Fermer',
  'left.days': '{{days}} j {{hours}} h',
  'left.hours': '{{hours}} h {{minutes}} min',
  'left.minutes': '{{minutes}} min {{seconds}} s',
  over: 'Cette offre est terminée',
};
export default fr;
