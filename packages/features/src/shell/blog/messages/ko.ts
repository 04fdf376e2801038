import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  title: '벤치 이야기',
  'title.page': '벤치 이야기, {{page}}페이지',
  lead: '제품을 만드는 사람들이 직접 쓰는 테스트, 훈련, 제작 이야기.',
  by: '{{author}}, {{day}}',
  back: '모든 이야기',
  pages: '이야기 페이지',
  page: '{{page}}페이지',
  previous: '최신 이야기',
  next: '지난 이야기',
  loading: '이야기를 불러오는 중',
  'failed.title': '이야기를 불러오지 못했습니다',
  'failed.text': '도중에 연결이 끊겼습니다.',
  retry: '다시 시도',
};
export default ko;
