import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'session.signedIn': '로그인되었습니다',
  'session.signedIn.named': '{{name}}님, 로그인되었습니다',
};
export default ko;
