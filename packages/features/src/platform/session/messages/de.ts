import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'session.signedIn': 'Sie sind angemeldet',
  'session.signedIn.named': 'Sie sind angemeldet, {{name}}',
};
export default de;
