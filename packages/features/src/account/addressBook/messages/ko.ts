import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'addressBook.title': '배송지',
  'addressBook.lead': '결제할 때 사용합니다. 기본 배송지는 자동으로 입력됩니다.',
  'addressBook.empty': '아직 저장된 배송지가 없습니다. 결제할 때 입력한 주소를 저장할 수 있습니다.',
  'addressBook.loading': '배송지를 불러오는 중',
  'addressBook.default': '기본',
  'addressBook.makeDefault': '기본으로 설정',
  'addressBook.makeDefault.of': '기본으로 설정: {{address}}',
  'addressBook.remove': '삭제',
  'addressBook.remove.of': '삭제: {{address}}',
  'addressBook.unchanged.title': '변경되지 않았습니다',
  'addressBook.unchanged.text': '연결 상태를 확인한 뒤 다시 시도해 주세요.',
  'addressBook.unchanged.gone': '이 배송지는 다른 곳에서 삭제되었습니다. 페이지를 새로 고쳐 주세요.',
  'addressBook.failed.title': '배송지를 불러오지 못했습니다',
  'addressBook.failed.text': '연결 상태를 확인한 뒤 다시 시도해 주세요.',
  'addressBook.retry': '다시 시도',
};
export default ko;
