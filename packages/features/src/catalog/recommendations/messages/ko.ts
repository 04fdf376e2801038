import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'recommendations.new': '방금 들어온 상품',
  'recommendations.product': '함께 본 상품',
  'recommendations.bag': '장바구니와 어울리는 상품',
  'recommendations.views': '추천 상품',
  'recommendations.ways': '둘러볼 곳',
  carousel: '캐러셀',
  'carousel.slide': '항목',
  'carousel.position': '{{total}}개 중 {{number}}번째',
  'carousel.show': '{{total}}개 중 {{number}}번째 보기',
  'carousel.previous': '이전',
  'carousel.next': '다음',
};
export default ko;
