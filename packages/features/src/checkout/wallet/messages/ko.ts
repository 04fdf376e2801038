import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  // A link that looks like a button, above the contact fields of the checkout.
  'wallet.action': 'Amazon으로 계속하기',
  // After the return from the wallet.
  'wallet.done': '이름, 이메일 주소, 배송지는 Amazon 계정에서 가져왔습니다.',
  'wallet.denied': 'Amazon에서 동의하지 않았습니다. 아래에 직접 입력하세요.',
  'wallet.failed': 'Amazon 로그인에 실패했습니다. 다시 시도하거나 아래에 직접 입력하세요.',
};
export default ko;
