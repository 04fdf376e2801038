import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'footer.label': '바닥글',
  'footer.region': '국가 및 언어',
  'footer.copyright': '© {{year}} {{brand}}',
  'footer.pay': '결제 수단',
};
export default ko;
