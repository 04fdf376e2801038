import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  banner: '추천',
  'banner.title': '방금 들어왔어요',
  'banner.text': '최근 들어온 상품을 한눈에 보세요.',
  'banner.link': '신상품 보기',
};
export default ko;
