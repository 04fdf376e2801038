import type { IdentityMessages } from '../IdentityMessages.ts';

const ko: IdentityMessages = {
  title: '쇼핑몰에 로그인',
  text: '쇼핑몰에서 회원님의 이메일 주소를 요청합니다.',
  email: '이메일 주소',
  emailWrong: 'name@example.com과 같은 이메일 주소를 입력하세요',
  isVerified: '인증된 주소입니다',
  approve: '동의하고 계속하기',
  deny: '동의하지 않음',
  fail: '오류로 응답하기',
  post: '쇼핑몰로 돌아가기',
  note: '테스트 환경: 누구나 어떤 사람으로든 로그인할 수 있습니다.',
  over: '이 페이지를 사용할 수 없습니다',
  overText: '쇼핑몰로 돌아가 로그인을 다시 시작하세요.',
};

export default ko;
