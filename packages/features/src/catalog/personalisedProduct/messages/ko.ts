import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  title: '나만의 상품으로',
  price: '항목당 {{price}}, 모두 선택 사항입니다.',
  none: '없음',
  preview: '{{values}} 문구가 들어간 {{name}}',
  total: '{{price}}이 추가됩니다.',
  noReturn: '주문 제작 상품으로, 불량이 아니면 반품할 수 없습니다.',
  'problem.profanity': '이 문구는 인쇄하지 않습니다. 다른 문구를 선택하세요.',
  'problem.characters': '글자, 숫자, 간단한 기호만 인쇄할 수 있습니다.',
  'problem.length': '최대 {{max}}자입니다.',
  'problem.unknown': '여기에서는 선택할 수 없습니다.',
};
export default ko;
