import type { Translation } from '../../i18n/words.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'ideas.new': 'Gerade eingetroffen',
  'ideas.ways': 'Hier geht es los',
};
export default de;
