import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'header.skip': '본문으로 건너뛰기',
  'header.home': '{{brand}} 홈',
  'header.menu.open': '메뉴',
  'header.menu.close': '메뉴 닫기',
  'header.menu.label': '주 메뉴',
  'header.menu.rest': '더 보기',
  'header.menu.everything': '전체',
  'header.menu.all': '{{entry}} 전체',
  'header.menu.loading': '메뉴를 불러오는 중',
  'header.menu.failed': '메뉴를 불러오지 못했습니다. 위 링크로 이동해 주세요.',
  'header.region': '{{country}}, {{language}}, {{currency}}',
  'header.search.label': '검색',
  'header.search.placeholder': '신발, 종목, 팀 검색',
  'header.bag_other': '장바구니, {{count}}개',
  'header.bag.empty': '장바구니, 비어 있음',
  'header.bag.uncounted': '장바구니',
  'header.wishlist': '위시리스트',
  'header.wishlist.count_other': '위시리스트, 상품 {{count}}개',
  'header.secure': '안전 결제',
  'header.close': '닫기',
  'header.notices': '안내',
  'header.signIn': '로그인',
  'header.join': '가입하기',
  'header.account': '내 계정',
  'header.account.named': '{{name}} 님의 계정',
  'header.newsletter': '뉴스레터',
  'header.language': '언어: {{language}}',
  'header.language.choose': '언어',
};
export default ko;
