import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'footer.label': '바닥글',
  'footer.region': '국가 및 언어',
  'footer.copyright': '© {{year}} {{brand}}',
  'footer.pay': '결제 수단',
  'footer.help': '고객지원',
  'footer.trackOrder': '주문 조회',
  'footer.news.title': '메일로 받는 소식',
  'footer.news.text': '신제품과 혜택 소식을 보내 드립니다. 언제든 취소할 수 있습니다.',
  'footer.news.email': '뉴스레터 받을 이메일',
  'footer.news.submit': '구독하기',
  'footer.privacySettings': '개인정보 설정',
  'footer.privacyChoices': '개인정보 선택',
  'footer.language': '언어: {{language}}',
  'footer.privacyRequest': '내 정보',
};
export default ko;
