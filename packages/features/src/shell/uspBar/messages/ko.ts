import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  pause: '메시지 멈추기',
  play: '메시지 넘기기',
  close: '닫기',
  'left.days': '{{days}}일 {{hours}}시간',
  'left.hours': '{{hours}}시간 {{minutes}}분',
  'left.minutes': '{{minutes}}분 {{seconds}}초',
  over: '행사가 종료되었습니다',
};
export default ko;
