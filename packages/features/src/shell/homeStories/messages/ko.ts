import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  rail: '스토리',
  open: '스토리: {{title}}',
  close: '스토리 닫기',
  previous: '이전 사진',
  next: '다음 사진',
  pause: '일시정지',
  play: '재생',
  progress: '사진 {{count}}장 중 {{number}}번째',
};
export default ko;
