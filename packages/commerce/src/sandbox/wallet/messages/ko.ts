import type { WalletMessages } from '../WalletMessages.ts';

const ko: WalletMessages = {
  title: '지갑으로 로그인',
  text: '쇼핑몰에서 이름, 이메일 주소, 배송지를 요청합니다.',
  name: '이름',
  email: '이메일 주소',
  emailWrong: 'name@example.com 같은 이메일 주소를 입력하세요',
  prime: '프라임',
  primeNo: '프라임 회원 아님',
  primeYes: '프라임 회원',
  primeTokenRefused: '프라임 회원이지만 토큰이 거부됨',
  primeSilent: '프라임 여부에 응답하지 않음',
  pays: '결제할 때',
  paysAtOnce: '바로 결제',
  refuses: '{code}(으)로 거절',
  approve: '동의하고 계속',
  deny: '동의하지 않음',
  fail: '작동하지 않는 코드로 응답',
  note: '샌드박스: 누구나 아무 이름으로 로그인할 수 있습니다.',
  over: '이 페이지를 사용할 수 없습니다',
  overText: '쇼핑몰로 돌아가 다시 시작하세요.',
};

export default ko;
