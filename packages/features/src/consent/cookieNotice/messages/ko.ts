import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'cookies.title': '모든 쿠키와 저장 항목',
  'cookies.name': '이름',
  'cookies.purpose': '목적',
  'cookies.life': '보관 기간',
  'cookies.tab': '탭이 열려 있는 동안',
  'cookies.necessary': '장바구니, 결제와 페이지에 필요',
  'cookies.preferences': '선택한 내용을 기억',
  'cookies.analytics': '상점 이용 측정',
  'cookies.personalisation': '어울리는 상품 추천',
  'cookies.advertising': '광고',
};
export default ko;
