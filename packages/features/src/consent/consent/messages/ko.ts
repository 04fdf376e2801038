import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': '내 정보, 내가 결정합니다',
  'consent.text':
    '쇼핑몰 운영에 쿠키를 사용합니다. 나머지는 켜기 전까지 꺼져 있습니다. 페이지 하단의 개인정보 설정에서 언제든지 바꿀 수 있습니다.',
  'consent.accept': '모두 허용',
  'consent.reject': '모두 거부',
  'consent.manage': '직접 선택',
  'consent.save': '선택 저장',
  'consent.back': '뒤로',
  'consent.close': '닫기',
  'consent.learnMore': '내 정보에 대해 더 알아보기',
  'consent.notice': '쿠키 안내',
  'consent.print': '인쇄',
  'consent.newTab': '(새 탭에서 열림)',
  'consent.levels': '허용할 항목',
  'consent.details': '자세히 보기',
  'consent.fewerDetails': '간단히 보기',
  'consent.level.0': '필수',
  'consent.level.0.text': '장바구니, 로그인, 보안. 항상 켜져 있습니다.',
  'consent.level.0.detail':
    '장바구니와 언어, 최근 검색어를 기억하고 로그인을 유지하며 결제를 보호하고 이 선택을 저장합니다. 이것 없이는 쇼핑몰을 이용할 수 없습니다.',
  'consent.level.1': '측정',
  'consent.level.1.text': '잘 작동하는 페이지와 어울리는 상품을 확인합니다. 외부에 제공하지 않습니다.',
  'consent.level.1.detail':
    '이름과 주소 없이 페이지 조회, 검색, 결제 단계를 셉니다. 둘러본 상품을 브라우저에 저장해 다시 보여 주고 어울리는 상품을 추천합니다. 광고주에게 제공하지 않습니다.',
  'consent.level.2': '다른 사이트의 광고',
  'consent.level.2.text': '제휴사가 다른 사이트에서 우리 상품을 보여 줄 수 있습니다.',
  'consent.level.2.detail': '어떤 상품을 보았는지 광고 제휴사에 알려 다른 사이트에서 보여 줄 수 있게 합니다.',
  'consent.all': '나머지 모두',
  'consent.all.text': '측정, 그리고 다른 사이트의 광고.',
  'consent.signal.off':
    '브라우저가 추적하지 말 것을 요청합니다(Global Privacy Control). 여기에서 다르게 선택할 때까지 그에 따릅니다.',
  'consent.signal.on':
    '브라우저가 추적하지 말 것을 요청하지만 여기에서 더 많은 항목을 허용하셨습니다. 선택하신 내용이 적용됩니다.',
  'consent.bar.label': '쿠키',
  'consent.bar.text': '쇼핑몰 운영 외에도 쿠키를 사용해도 될까요?',
  'consent.bar.settings': '설정',
  'consent.ccpa.title': '개인정보 선택',
  'consent.ccpa.text':
    '보신 상품을 광고 제휴사와 공유합니다. 캘리포니아 법에서는 판매로 간주될 수 있습니다. 한 번만 누르면 중단할 수 있습니다.',
  'consent.ccpa.stop': '내 정보를 판매하거나 공유하지 않기',
  'consent.ccpa.allow': '공유 허용',
  'consent.ccpa.isOff': '정보를 판매하거나 공유하지 않습니다.',
  'consent.ccpa.isOn': '정보가 광고 제휴사와 공유될 수 있습니다.',
  'consent.page.title': '개인정보 설정',
  'consent.page.saved': '선택이 저장되었습니다.',
  'consent.page.record': '선택 기록 내려받기',
  'consent.noScript.text': '쇼핑몰 운영에 쿠키를 사용합니다. 측정과 광고에도 사용해도 될까요?',
  'consent.page.yourData': '내 정보 받기 또는 삭제하기',
  'consent.remote.busy': '설정을 불러오는 중',
};
export default messages;
