import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'associate.title': '매장 직원 로그인',
  'associate.lead':
    '매장 기기에서 직원만 사용할 수 있습니다. 장바구니와 주문은 매장 실적으로 집계됩니다. 15분 동안 사용하지 않으면 자동으로 로그아웃되고 장바구니가 비워집니다.',
  'associate.signedIn': '{{store}} {{name}} 님이 로그인되어 있습니다',
  'associate.signedIn.text': '지금 로그인하면 빈 장바구니로 시작합니다.',
  'associate.deviceCode': '기기 코드',
  'associate.deviceCode.hint': '기기와 함께 받은 카드에 적혀 있습니다',
  'associate.deviceCode.missing': '기기 코드를 입력해 주세요',
  'associate.employeeId': '사원 번호',
  'associate.employeeId.missing': '사원 번호를 입력해 주세요',
  'associate.submit': '로그인',
  'associate.busy': '로그인 중',
  'associate.wrong.title': '로그인하지 못했습니다',
  'associate.wrong.text': '기기 코드 또는 사원 번호가 맞지 않습니다. 둘 다 확인해 주세요.',
  'associate.tooMany.title': '시도 횟수가 너무 많습니다',
  'associate.tooMany.text_other': '{{count}}분 후에 다시 시도해 주세요.',
  'associate.offline.title': '연결되지 않음',
  'associate.offline.text': '연결이 복구되면 다시 시도해 주세요.',
  'associate.unavailable.title': '지금은 로그인할 수 없습니다',
  'associate.unavailable.text': '저희 쪽 문제입니다. 잠시 후 다시 시도해 주세요.',
  'associate.bar': '매장 세션',
  'associate.end': '종료하고 장바구니 비우기',
  'associate.end.failed': '종료하지 못했습니다. 다시 시도해 주세요.',
};
export default ko;
