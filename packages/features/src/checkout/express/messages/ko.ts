import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'express.heading': '간편결제로 바로 구매',
  'express.buy': '{{name}}로 바로 구매',
  'express.busy': '결제 중',
  'express.items': '상품',
  'express.delivery': '배송',
  'express.tax': '세금',
  'express.giftCards': '기프트카드',
  'express.option': '{{name}}, {{days}}',
  'express.option.home': '일반 배송',
  'express.option.express': '빠른 배송',
  'express.unserviceable': '이 주소로는 배송되지 않습니다. 다른 주소를 선택해 주세요.',
  'express.otherCountry': '이 쇼핑몰은 다음 국가로만 배송합니다: {{country}}.',
  'express.notReady': '장바구니 내용이 바뀌었습니다. 결제하기 전에 장바구니를 확인해 주세요.',
  'express.noPrice': '결제 금액을 계산하지 못했습니다. 창을 닫고 다시 시도해 주세요.',
  'express.notTaken': '출금된 금액은 없습니다',
  'express.declined':
    '{{name}} 결제가 완료되지 않았습니다. 다시 시도하거나 주문 페이지에서 다른 방법으로 결제해 주세요.',
  'express.over': '결제 시간이 초과되었습니다. 다시 시도해 주세요.',
  'express.address': '{{name}}에서 받은 주소가 완전하지 않습니다. 주문 페이지에서 수정할 수 있습니다.',
  'express.changed': '합계가 {{from}}에서 {{to}}(으)로 바뀌었습니다. 결제하기 전에 다시 확인해 주세요.',
  'express.soldOut': '구매하려던 상품이 방금 품절되었습니다.',
  'express.limit': '{{name}}은(는) 한 사람이 이만큼 구매할 수 없습니다.',
  'express.step': '은행에서 결제 확인을 요청합니다. 주문 페이지에서 결제하면 확인할 수 있습니다.',
  'express.check': '주문 페이지에서 결제해 주세요. 그곳에서 본인이 직접 구매하는지 확인합니다.',
  'express.noSheet': '{{name}}을(를) 열지 못했습니다. 다시 시도하거나 주문 페이지에서 결제해 주세요.',
  'express.failed': '쇼핑몰에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  'express.unknown': '결제되었는지 아직 알 수 없습니다',
  'express.unknown.text': '연결이 끊겼습니다. 버튼을 다시 눌러 주세요. 결제는 한 번만 됩니다.',
  'express.checkout': '주문 페이지로 이동',
};
export default ko;
