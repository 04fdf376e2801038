import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'link.orderHistory': '내 주문',
  'link.orderTracker': '주문 조회',
  'link.help': '고객 지원',
  'link.giftCards': '기프트 카드',
  'link.sustainability': '지속 가능성',
  'link.storeFinder': '매장 찾기',
  'link.blog': '블로그',
  'link.returns': '반품',
  'link.bot': '챗봇에 문의',
  'link.moscowPage': '모스크바 매장',
  'link.loyaltyLandingPage': '멤버십',
};
export default ko;
