import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  banner: 'Persönlich ausgewählt',
  'banner.title': 'Gerade eingetroffen',
  'banner.text': 'Alle Neuheiten auf einen Blick.',
  'banner.link': 'Neues zeigen',
};
export default de;
