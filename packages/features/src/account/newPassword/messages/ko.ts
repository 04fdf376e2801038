import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'newPassword.label': '새 비밀번호',
  'newPassword.show': '표시',
  'newPassword.hide': '숨기기',
  'newPassword.visible': '비밀번호가 표시됩니다',
  'newPassword.hidden': '비밀번호가 숨겨졌습니다',
  'newPassword.capsLock': 'Caps Lock이 켜져 있습니다',
  'newPassword.rules': '비밀번호 조건',
  'newPassword.rule.length': '{{min}}자 이상',
  'newPassword.rule.cases': '영문 대문자와 소문자',
  'newPassword.rule.digit': '숫자 1개 이상',
  'newPassword.rule.symbol': '특수 문자 1개 이상',
  'newPassword.rule.kept': '충족',
  'newPassword.rule.open': '미충족',
  'newPassword.missing': '새 비밀번호를 입력하세요',
  'newPassword.invalid': '비밀번호가 아래 조건을 충족하지 않습니다',
  'newPassword.common': '너무 쉽게 추측할 수 있는 비밀번호입니다. 다른 비밀번호를 선택하세요',
};
export default ko;
