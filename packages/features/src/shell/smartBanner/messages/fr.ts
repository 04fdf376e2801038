import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  label: 'Notre application',
  close: 'Fermer la bannière',
  rating: '{{rating}} étoiles sur 5, {{count}} avis',
};
export default fr;
