import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'accountLayout.panel': 'Eine E-Mail-Adresse genügt. Den Rest machen wir.',
};
export default de;
