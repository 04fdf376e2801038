import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

export default {
  added: '장바구니에 담았습니다',
  close: '닫기',
  quantity: '수량 {{count}}',
  'delivery.free': '이 주문은 무료로 배송됩니다.',
  'delivery.missing': '{{amount}} 더 담으면 무료 배송입니다.',
  checkout: '주문하기',
  view: '장바구니 보기 ({{count}})',
  match: '함께하기 좋은 상품',
  'match.see': '보기',
  'error.QUANTITY_EXCEEDED': '한 주문에 담을 수 있는 수량을 넘었습니다.',
  'error.QUANTITY_EXCEEDED.max': '한 주문에 최대 {{max}}개까지 담을 수 있습니다.',
  'error.SIZE_OUT_OF_STOCK': '이 사이즈는 방금 품절되었습니다. 다른 사이즈를 골라 주세요.',
  'error.PERSONALIZATION_FAILED': '개인화 내용이 받아들여지지 않았습니다. 글자를 바꾸어 다시 담아 주세요.',
  'error.QUANTITY_UNAVAILABLE': '그만큼 남아 있지 않습니다. 수량을 줄여 주세요.',
  'error.QUANTITY_UNAVAILABLE.left_other': '장바구니에 담은 것을 포함해 {{count}}개만 남았습니다.',
  'error.CAPTCHA_VALIDATION_FAILED': '사람인지 확인하지 못했습니다. 한 번 더 시도해 주세요.',
  'error.BasketQuotaExceededException': '장바구니가 가득 찼습니다. 먼저 주문하거나 상품을 빼 주세요.',
  'error.BasketQuotaExceededException.max':
    '장바구니가 가득 찼습니다. 서로 다른 상품을 {{max}}개까지 담을 수 있습니다. 먼저 주문하거나 상품을 빼 주세요.',
  'error.UNKNOWN': '장바구니에 담지 못했습니다. 저희 쪽 문제이니 잠시 뒤 다시 시도해 주세요.',
  'error.offline': '응답이 없습니다. 연결을 확인하고, 다시 담기 전에 장바구니를 살펴봐 주세요.',
  'error.rateLimited': '너무 빠릅니다. 1분 뒤에 다시 담아 주세요.',
} satisfies Translation<typeof en>;
