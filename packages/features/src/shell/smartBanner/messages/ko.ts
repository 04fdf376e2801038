import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  label: '앱',
  close: '배너 닫기',
  rating: '별점 5점 중 {{rating}}점, 평가 {{count}}개',
};
export default ko;
