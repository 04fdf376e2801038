import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'region.title': '국가 및 언어',
  'region.lead':
    '가격, 사이즈, 배송, 적용 법률은 국가에 따라 다릅니다. 장바구니는 담은 국가에 그대로 남습니다.',
  'region.current': '현재 선택',
  'region.description': '모든 국가와 언어.',
};
export default ko;
