import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'authFlow.email.title': '로그인 또는 가입',
  'authFlow.email.text': '이메일 주소를 입력하면 알맞은 화면으로 안내해 드립니다.',
  'authFlow.email': '이메일 주소',
  'profile.email.missing': '이메일 주소를 입력해 주세요',
  'profile.email.tooLong': '이메일 주소는 {{max}}자까지 입력할 수 있습니다',
  'profile.emailparseerror': 'name@example.com 형식으로 입력해 주세요',
  'authFlow.continue': '계속',
  'authFlow.busy': '잠시만 기다려 주세요',
  'authFlow.tooMany.title': '시도가 너무 많습니다',
  'authFlow.tooMany.text_other': '{{count}}분 뒤에 다시 시도해 주세요.',
  'authFlow.login.title': '다시 만나 반갑습니다',
  'authFlow.login.text': '등록된 이메일입니다. 비밀번호를 입력하거나 코드를 받으세요.',
  'authFlow.code.text': '비밀번호가 없는 계정입니다. 대신 코드를 보내 드립니다.',
  'authFlow.unknown.title': '로그인',
  'authFlow.unknown.text': '비밀번호를 입력하거나 코드를 받으세요. 처음이라면 가입하실 수 있습니다.',
  'authFlow.liteAccount.title': '거의 다 됐습니다',
  'authFlow.liteAccount.code': '대신 이메일로 코드 받기',
  'authFlow.register.title': '처음 오셨군요',
  'authFlow.register.text': '이 이메일로 만든 계정이 없습니다. 몇 가지만 입력하면 됩니다.',
  'authFlow.register.any': '계정 만들기: 몇 가지만 입력하면 됩니다.',
  'authFlow.register.login': '이미 계정이 있으신가요?',
  'authFlow.register.login.link': '로그인',
  'authFlow.register.short': '모두 입력할 시간이 없으신가요?',
  'authFlow.register.short.link': '이메일 주소만으로 가입하기',
  'authFlow.emailAccount.title': '이메일만으로 시작하기',
  'authFlow.forgottenPassword.title': '비밀번호를 잊으셨나요?',
  'authFlow.close': '닫기',
};
export default ko;
