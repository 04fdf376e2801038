import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const ar: Translation<typeof en> = {
  'session.signedIn': 'تم تسجيل دخولك',
  'session.signedIn.named': 'تم تسجيل دخولك يا {{name}}',
};
export default ar;
