import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'accountLayout.panel': 'بريد إلكتروني واحد، والباقي علينا.',
};
export default ar;
