import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const fr: Translation<typeof en> = {
  'accountLayout.panel': 'Une adresse e-mail. On s’occupe du reste.',
};
export default fr;
