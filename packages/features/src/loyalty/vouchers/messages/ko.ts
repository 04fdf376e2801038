import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  value: '{{value}} 바우처',
  minimum: '{{minimum}} 이상 구매 시',
  until: '{{day}}까지 유효',
  copy: '코드 {{code}} 복사',
  copied: '복사됨',
  'copy.failed': '직접 복사해 주세요',
  empty: '현재 바우처가 없습니다.',
  past: '사용 및 만료',
  ACTIVE: '사용 가능',
  REDEEMED: '사용됨',
  EXPIRED: '만료됨',
  tooltip: '{{value}} 바우처가 있습니다',
  snackbar: '{{value}} 바우처가 기다리고 있습니다: {{code}}',
  close: '닫기',
  'checkout.title': '바우처',
  'checkout.code': '바우처 코드',
  'checkout.apply': '바우처 사용',
  'checkout.applying': '바우처 적용 중',
  'checkout.remove': '바우처 제거',
  'checkout.applied': '{{code}} 바우처로 {{value}} 할인됩니다.',
  'checkout.required': '바우처 코드를 입력해 주세요.',
  'checkout.notUsable':
    '이 바우처는 사용할 수 없습니다. 코드를 확인해 주세요. 이미 사용되었거나 만료되었을 수 있습니다.',
  'checkout.minimum': '이 바우처를 사용하기에는 구매 금액이 부족합니다.',
  'checkout.changed': '장바구니가 다른 곳에서 변경되었습니다. 페이지를 새로고침해 주세요.',
  'checkout.signedOut': '바우처를 사용하려면 다시 로그인해 주세요.',
  'checkout.failed': '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
};

export default ko;
