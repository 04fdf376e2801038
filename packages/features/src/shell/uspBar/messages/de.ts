import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  pause: 'Meldungen anhalten',
  play: 'Meldungen wechseln lassen',
  close: 'Schließen',
  'left.days': '{{days}} T. {{hours}} Std.',
  'left.hours': '{{hours}} Std. {{minutes}} Min.',
  'left.minutes': '{{minutes}} Min. {{seconds}} Sek.',
  over: 'Dieses Angebot ist beendet',
};
export default de;
