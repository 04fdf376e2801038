import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'savedMethods.title': '결제 수단',
  'savedMethods.lead':
    '카드와 계정은 결제 대행사가 보관합니다. 저희는 여기에 표시된 내용만 볼 수 있으며, 삭제하면 대행사에서도 삭제됩니다.',
  'savedMethods.empty': '아직 저장된 결제 수단이 없습니다. 결제할 때 사용한 카드를 저장할 수 있습니다.',
  'savedMethods.disabled': '이 쇼핑몰은 카드나 계정을 저장하지 않습니다.',
  'savedMethods.loading': '결제 수단을 불러오는 중',
  'savedMethods.validUntil': '유효 기간: {{date}}',
  'savedMethods.over': '만료됨',
  'savedMethods.remove': '삭제',
  'savedMethods.remove.of': '삭제: {{name}}',
  'savedMethods.unchanged.title': '삭제되지 않았습니다',
  'savedMethods.unchanged.text': '연결 상태를 확인한 뒤 다시 시도해 주세요.',
  'savedMethods.unchanged.gone': '다른 곳에서 이미 삭제되었습니다. 페이지를 새로 고쳐 주세요.',
  'savedMethods.failed.title': '결제 수단을 불러오지 못했습니다',
  'savedMethods.failed.text': '연결 상태를 확인한 뒤 다시 시도해 주세요.',
  'savedMethods.retry': '다시 시도',
};
export default ko;
