import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'accountLayout.panel': '이메일 하나면 나머지는 저희가 알아서 합니다.',
};
export default ko;
