import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'content.styles_other': '{{count}}개 스타일',
  'content.failed.title': '페이지를 불러오지 못했습니다',
  'content.failed.text': '연결이 중간에 끊겼습니다. 장바구니는 그대로입니다.',
  'content.retry': '다시 시도',
  'error.title': '오류: {{title}}',
  'content.empty.title': '아직 준비된 상품이 없습니다',
  'content.empty.text': '곧 첫 상품이 입고됩니다. 다시 찾아 주세요.',
  'content.loading': '페이지를 불러오는 중',
  'sessionExpired.title': '쉬는 시간이 너무 길었습니다',
  'sessionExpired.text':
    '두 시간 동안 움직임이 없어 잡아 둔 사이즈를 놓아 드렸습니다. 청구된 금액은 없으며 장바구니는 그대로입니다.',
  'sessionExpired.bag': '장바구니로 돌아가기',
  'broken.title': '페이지를 표시하지 못했습니다',
  'broken.text': '이 페이지를 표시하는 중에 문제가 생겼습니다. 문제는 전달되었고 장바구니는 그대로입니다.',
  'broken.again': '페이지 다시 불러오기',
  'notFound.title': '페이지를 찾을 수 없습니다',
  'notFound.text': '주소가 바뀌었거나 주소에 오타가 있을 수 있습니다.',
  'notFound.search': '상품 검색',
  'notFound.home': '홈으로',
};
export default ko;
