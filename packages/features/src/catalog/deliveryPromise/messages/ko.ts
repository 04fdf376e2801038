import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  label: '우편번호',
  ask: '도착일 보기',
  'kind.home': '일반 배송',
  'kind.express': '빠른 배송',
  on: '{{kind}}: {{day}} 도착',
  between: '{{kind}}: {{from}}에서 {{to}} 사이 도착',
  orderBy: '{{moment}}까지 주문 시',
  invalid: '확인할 수 없는 우편번호입니다',
  notServed: '이 우편번호로는 배송하지 않습니다',
  notAvailable: '지금은 이 사이즈를 주문할 수 없습니다',
  failed: '도착일을 확인하지 못했습니다. 잠시 후 다시 시도해 주세요',
  'bag.title': '언제 도착하나요?',
  'bag.change': '우편번호 변경',
  'bag.to': '배송지 {{postalCode}}',
  'bag.parcels': '{{count}}개의 택배로 나누어 배송됩니다. 도착일은 상품별로 표시됩니다.',
};

export default ko;
