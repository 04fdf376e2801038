import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'footer.label': 'Pied de page',
  'footer.region': 'Pays et langue',
  'footer.copyright': '© {{year}} {{brand}}',
  'footer.pay': 'Moyens de paiement',
};
export default fr;
