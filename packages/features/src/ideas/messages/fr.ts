import type { Translation } from '../../i18n/words.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'ideas.new': 'Tout juste arrivés',
  'ideas.ways': 'Par où commencer',
};
export default fr;
