import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'search.label': '검색',
  'search.placeholder': '상품 검색',
  'search.close': '검색 닫기',
  'search.suggestions': '추천 검색어',
  'search.products': '상품',
  'search.recent': '최근 검색어',
  'search.popular': '인기 검색어',
  'search.remove': '목록에서 {{term}} 삭제',
  'search.all': '“{{term}}” 검색 결과 모두 보기',
  'search.none': '“{{term}}”에 대한 결과가 아직 없습니다',
  'search.loading': '검색 중',
  'search.found_other': '추천 검색어 {{count}}개',
  'search.foundProducts_other': '상품 {{count}}개',
  'search.results_other': '결과 {{count}}개',
};
export default ko;
