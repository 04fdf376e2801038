import type { DocumentMessages } from '../DocumentMessages.ts';

const withRate = (name: string, rate: string | undefined) => (rate === undefined ? name : `${name} ${rate}`);

const ko: DocumentMessages = {
  titles: { receipt: '영수증', invoice: '거래명세서', creditNote: '환불 명세서', returnLabel: '반품 라벨' },
  number: '번호',
  date: '발행일',
  order: '주문 번호',
  orderDate: '주문일',
  invoice: '원 거래명세서',
  returnNumber: '반품 번호',
  taxNumber: '사업자등록번호',
  gaps: { company: '[[상호와 주소]]', taxNumber: '[[사업자등록번호]]' },
  billedTo: '청구지',
  deliveredTo: '배송지',
  sendTo: '받는 분',
  sender: '보내는 분',
  buyerNumbers: { cashReceiptPhone: '현금영수증 번호', businessNumber: '사업자등록번호' },
  columns: { article: '상품', quantity: '수량', each: '단가', amount: '금액' },
  goods: '상품',
  saved: '할인',
  voucher: '바우처',
  coupon: ({ code }) => `쿠폰 ${code}`,
  prepaid: '선결제 할인',
  shipping: '배송',
  free: '무료',
  paymentFee: '착불 결제 수수료',
  total: '합계',
  giftCard: ({ digits }) => `끝자리가 ${digits}인 기프트 카드`,
  due: '다른 수단으로 결제',
  payment: '결제 수단',
  card: ({ brand, digits }) => `${brand} 끝번호 ${digits}`,
  net: '공급가액',
  includedTax: ({ rate }) => withRate('부가세', rate),
  addedTax: ({ rate }) => withRate('세금', rate),
  credited: '환불 합계',
  returnedGoods: '반품 상품',
  amountBack: '환불 금액',
  shippingBack: '배송',
  returnCost: '반품 비용',
  causes: {
    return: '반품되어 입고된 상품에 대한 환불 명세서입니다.',
    cancelled: '주문이 취소되어 거래명세서를 취소하는 환불 명세서입니다.',
    refund: '환불된 금액에 대한 명세서입니다.',
  },
  label: {
    dropOff: '상자를 열었을 때 코드가 보이도록 이 종이를 넣고, 상자를 택배 접수처에 맡겨 주세요.',
    collection:
      '상자를 열었을 때 코드가 보이도록 이 종이를 넣어 주세요. 다음 영업일에 택배 기사가 수거합니다.',
    inside: '반품 상품',
  },
  pages: '{pages}쪽 중 {page}쪽',
};

export default ko;
