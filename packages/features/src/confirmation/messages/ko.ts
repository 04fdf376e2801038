import type { Translation } from '../../i18n/words.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'confirmation.title': '좋은 선택입니다, {{name}} 님',
  'confirmation.paid': '주문 {{order}}의 결제가 끝났습니다. 영수증을 {{email}}(으)로 보내 드립니다.',
  'confirmation.authorised': '주문 {{order}}이(가) 접수되었습니다. 영수증을 {{email}}(으)로 보내 드립니다.',
  'confirmation.pending.title': '거의 다 됐습니다, {{name}} 님',
  'confirmation.pending.text':
    '주문 {{order}}이(가) 접수되었습니다. 은행의 답을 아직 기다리고 있으며, 답이 오는 대로 {{email}}(으)로 알려 드립니다. 다시 결제하지 마세요.',
  'confirmation.failed.title': '결제되지 않았습니다',
  'confirmation.failed.text':
    '주문 {{order}}은(는) 결제되지 않았고 청구된 금액도 없습니다. 장바구니는 그대로입니다.',
  'confirmation.failed.bag': '장바구니로 돌아가기',
  'confirmation.notFound.title': '여기서는 주문을 찾을 수 없습니다',
  'confirmation.notFound.text':
    '주문은 주문한 기기에서 일정 기간만 볼 수 있습니다. 이메일로 보낸 영수증에 모든 내용이 있습니다.',
  'confirmation.unavailable.title': '주문을 불러오지 못했습니다',
  'confirmation.unavailable.text': '주문은 안전하게 보관되어 있습니다. 잠시 후 다시 시도해 주세요.',
  'confirmation.retry': '다시 시도',
  'confirmation.loading': '주문을 불러오는 중',
  'confirmation.shop': '계속 둘러보기',
  'confirmation.arrival': '{{day}} 도착',
  'confirmation.arrival.unknown': '곧 출발합니다',
  'confirmation.step.paid': '결제 완료',
  'confirmation.step.checking': '결제 확인 중',
  'confirmation.step.packed': '포장',
  'confirmation.step.packed.detail': '결제가 확인되면 바로 시작합니다',
  'confirmation.step.sent': '배송 중',
  'confirmation.step.sent.detail': '{{carrier}}, 배송 조회 링크는 이메일로',
  'confirmation.step.door': '도착',
  'confirmation.step.between': '{{from}} ~ {{to}}',
  'confirmation.done': '완료',
  'confirmation.items': '주문 상품',
  'confirmation.line_other': '{{size}}, {{count}}개',
  'confirmation.address': '배송지',
  'confirmation.invoice': '청구지',
  'confirmation.payment': '결제 수단',
  'confirmation.card': '{{brand}} 끝번호 {{digits}}',
  'confirmation.sum': '금액',
  'confirmation.goods': '상품',
  'confirmation.saved': '할인',
  'confirmation.delivery': '배송',
  'confirmation.free': '무료',
  'confirmation.tax': '세금',
  'confirmation.taxIncluded': '부가세 {{sum}} 포함',
  'confirmation.total': '합계',
};
export default ko;
