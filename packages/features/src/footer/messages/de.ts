import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'footer.label': 'Fußzeile',
  'footer.region': 'Land und Sprache',
  'footer.copyright': '© {{year}} {{brand}}',
  'footer.pay': 'Zahlungsarten',
};
export default de;
