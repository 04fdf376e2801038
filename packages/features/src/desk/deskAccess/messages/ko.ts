import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'deskAccess.title': '{{brand}} 관리 데스크',
  'deskAccess.signingIn': '로그인하는 중',
  'deskAccess.over': '이미 사용했거나 15분이 지난 링크입니다.',
  'deskAccess.noLink': '로그인되어 있지 않습니다.',
  'deskAccess.left': '로그아웃했습니다.',
  'deskAccess.ended': '8시간 동안 활동이 없어 로그아웃되었습니다.',
  'deskAccess.newLink': '로그인하려면 쇼핑몰이 실행 중인 곳에서 이 명령을 실행하고 출력된 링크를 여세요.',
  'deskAccess.tooMany': '시도가 너무 많습니다. 15분 뒤에 다시 시도해 주세요.',
  'deskAccess.offline': '쇼핑몰에 연결할 수 없습니다.',
  'deskAccess.unavailable': '쇼핑몰이 응답하지 않습니다.',
  'deskAccess.retry': '다시 시도',
  'deskAccess.toContent': '본문으로 건너뛰기',
  'deskAccess.toShop': '쇼핑몰로 이동',
  'deskAccess.signOut': '로그아웃',
};
export default ko;
