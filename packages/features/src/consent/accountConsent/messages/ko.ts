import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'accountConsent.title': '동의 내역',
  'accountConsent.text':
    '계정에 필요한 동의와 추가로 선택할 수 있는 동의입니다. 여기에서 언제든지 바꿀 수 있습니다.',
  'accountConsent.loading': '동의 내역을 불러오는 중입니다',
  'accountConsent.age': '만 {{age}}세 이상입니다',
  'accountConsent.AMF': '계정 이용을 위한 개인정보 수집 및 이용에 동의합니다',
  'accountConsent.PMF': '다른 사이트의 맞춤 광고에 내 이메일 주소를 사용하는 데 동의합니다',
  'accountConsent.more': '자세한 내용',
  'accountConsent.save': '저장',
  'accountConsent.saving': '저장하는 중입니다',
  'accountConsent.saved': '저장되었습니다.',
  'accountConsent.signedOut': '동의 내역을 보려면 로그인하세요.',
  'accountConsent.tooMany': '짧은 시간에 너무 많이 변경했습니다. 나중에 다시 시도하세요.',
  'accountConsent.offline': '연결이 끊겼습니다. 선택한 내용은 그대로 있습니다.',
  'accountConsent.failed': '처리하지 못했습니다. 저희 쪽 문제이니 잠시 후 다시 시도하세요.',
  'accountConsent.retry': '다시 시도',
  'forms.date.tooyoung': '만 {{age}}세 이상이어야 합니다',
  'errorforms.default.parseerror': '계속하려면 이 항목을 선택하세요',
  'errorforms.default.missingerror': '계정을 유지하려면 동의해 주세요',
  'accountConsent.yourData': '내 정보 받기 또는 삭제하기',
};
export default messages;
