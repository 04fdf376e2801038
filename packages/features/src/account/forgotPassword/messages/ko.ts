import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'forgotPassword.title': '비밀번호를 잊으셨나요?',
  'forgotPassword.lead': '계정의 이메일 주소를 입력하세요. 새 비밀번호를 설정하는 링크를 보내드립니다.',
  'forgotPassword.blocked.lead':
    '이 계정은 안전을 위해 잠겨 있습니다. 새 비밀번호를 설정하면 다시 열립니다. 이 주소로 링크를 보내드립니다.',
  'forgotPassword.sisterApp.lead':
    '이 계정은 저희 앱에서 사용되었으며 안전을 위해 잠겨 있습니다. 새 비밀번호를 설정하면 여기와 앱에서 모두 사용할 수 있습니다.',
  'forgotPassword.email': '이메일 주소',
  'profile.email.missing': '이메일 주소를 입력하세요',
  'profile.email.tooLong': '이메일 주소는 최대 {{max}}자입니다',
  'profile.emailparseerror': 'name@example.com과 같은 이메일 주소를 입력하세요',
  'forgotPassword.submit': '링크 보내기',
  'forgotPassword.busy': '링크를 보내는 중',
  'forgotPassword.back': '로그인으로 돌아가기',
  'global.error': '문제가 발생했습니다',
  'myaccount.resetPassword.error': '링크를 보내지 못했습니다. 잠시 후 다시 시도하세요.',
  'forgotPassword.offline': '연결이 끊겼습니다. 연결되면 다시 시도하세요.',
  'forgotPassword.tooMany_other': '시도 횟수가 너무 많습니다. {{count}}분 후에 다시 시도하세요.',
  'forgotPassword.success.title': '메일함을 확인하세요',
  'forgotPassword.success.regular':
    '{{email}} 계정이 있으면 새 비밀번호를 설정하는 링크를 보내드렸습니다. 링크는 {{minutes}}분 동안 유효합니다.',
  'forgotPassword.success.light':
    '계정의 첫 비밀번호를 설정하는 링크를 {{email}}(으)로 보내드렸습니다. 링크는 {{minutes}}분 동안 유효하며 주문과 장바구니는 그대로 유지됩니다.',
  'forgotPassword.success.sisterApp':
    '{{email}}(으)로 링크를 보내드렸습니다. 새 비밀번호는 여기와 앱에서 모두 사용됩니다. 링크는 {{minutes}}분 동안 유효합니다.',
  'forgotPassword.success.hint': '메일이 오지 않았나요? 스팸함을 확인하거나 새 링크를 요청하세요.',
  'forgotPassword.again': '다른 주소 사용',
  'resetPassword.title': '새 비밀번호 설정',
  'resetPassword.lead': '다른 기기에서는 로그아웃되고 다른 링크와 코드는 만료됩니다.',
  'resetPassword.submit': '비밀번호 저장',
  'resetPassword.busy': '비밀번호를 저장하는 중',
  'resetPassword.done.title': '새 비밀번호가 설정되었습니다',
  'resetPassword.done.text':
    '{{email}}의 다른 모든 세션과 링크가 종료되었습니다. 새 비밀번호로 로그인하세요.',
  'resetPassword.done.action': '로그인',
  'resetPassword.over.title': '만료된 링크입니다',
  'resetPassword.over.text':
    '링크는 {{minutes}}분 동안 한 번만 사용할 수 있으며 새 링크를 보내면 만료됩니다. 새 링크를 요청하세요.',
  'resetPassword.over.action': '새 링크 요청',
  'resetPassword.failed': '비밀번호를 저장하지 못했습니다. 링크는 아직 유효합니다. 잠시 후 다시 시도하세요.',
  'resetPassword.offline': '연결이 끊겼습니다. 링크는 아직 유효합니다. 연결되면 다시 시도하세요.',
  'resetPassword.tooMany_other': '시도 횟수가 너무 많습니다. {{count}}분 후에 다시 시도하세요.',
};
export default ko;
