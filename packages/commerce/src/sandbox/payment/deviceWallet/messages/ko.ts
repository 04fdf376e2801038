import type { SheetMessages } from '../SheetMessages.ts';

const ko: SheetMessages = {
  title: '{service}로 결제',
  loading: '쇼핑몰에서 주문 금액을 계산하고 있습니다.',
  total: '합계',
  deliverTo: '배송지',
  name: '이름',
  email: '이메일',
  phone: '전화번호',
  street: '도로명 주소',
  postalCode: '우편번호',
  city: '시/군/구',
  region: '시/도',
  delivery: '배송 방법',
  pay: '{amount} 결제',
  paying: '결제 중',
  cancel: '취소',
  tryTitle: '다른 결과 시험하기',
  tryLabel: '결제하면 생기는 일',
  approve: '결제됨',
  decline: '{code}(으)로 거절됨',
  outcomes: {
    step: '은행이 본인 확인을 요청함',
    lose: '결제되었으나 응답이 유실됨',
    late: '결제되었으나 쇼핑몰에 알려지지 않음',
    eventsTwice: '결제되고 쇼핑몰에 두 번 알려짐',
    eventsReversed: '결제되고 알림이 거꾸로 도착함',
    hang: '응답이 없고 청구되지 않음',
    over: '결제 창이 너무 오래 열려 있었음',
  },
  deviceTitle: '이 기기의 지갑',
  deviceText:
    'Apple Pay와 Google Pay는 기기에서 결제할 수 있을 때만 제공됩니다. 샌드박스에서는 이 브라우저에 대해 직접 정할 수 있으며, 실제 돈은 움직이지 않습니다.',
  deviceOn: '이 기기에서 Apple Pay와 Google Pay로 결제할 수 있습니다.',
  deviceOff: '이 기기에서는 Apple Pay나 Google Pay로 결제할 수 없습니다.',
  turnOn: '이 기기로 결제 켜기',
  turnOff: '이 기기로 결제 끄기',
  toShop: '쇼핑몰로 이동',
};

export default ko;
