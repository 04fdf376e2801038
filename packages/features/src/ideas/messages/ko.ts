import type { Translation } from '../../i18n/words.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'ideas.new': '방금 들어온 상품',
  'ideas.ways': '둘러볼 곳',
};
export default ko;
