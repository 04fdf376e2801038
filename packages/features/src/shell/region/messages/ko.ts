import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'region.title': '국가 및 언어',
  'region.lead':
    '가격, 사이즈, 배송, 적용 법률은 국가에 따라 다릅니다. 장바구니는 담은 국가에 그대로 남습니다.',
  'region.current': '현재 선택',
  'region.description': '모든 국가와 언어.',
  'region.viewAll': '모든 국가와 언어',
  'region.close': '닫기',
  'region.locations.title': '어느 국가에서 쇼핑하시겠습니까?',
  'region.search': '국가 또는 언어 검색',
  'region.search.clear': '검색어 지우기',
  'region.search.submit': '검색',
  'region.search.none': '“{{query}}”에 해당하는 국가나 언어가 없습니다.',
  'region.search.found_other': '{{count}}개 국가',
  'region.continent.europe': '유럽',
  'region.continent.northAmerica': '북아메리카',
  'region.continent.southAmerica': '남아메리카',
  'region.continent.asia': '아시아',
  'region.continent.oceania': '오세아니아',
  'region.continent.africa': '아프리카',
  'region.phone.submit': '이 쇼핑몰로 이동',
  'region.language.title': '언어를 선택하세요',
  'region.language.legend': '언어',
  'region.language.save': '저장',
  'region.geo.title': '현재 지역에서 쇼핑하시겠습니까?',
  'region.geo.text':
    '현재 위치는 {{detected}}(으)로 보입니다. 이 페이지는 {{current}}용이며, 가격과 사이즈, 배송은 해당 국가 기준입니다.',
  'region.geo.legend': '어느 국가에서 쇼핑하시겠습니까?',
  'region.geo.note': '{{language}}, {{currency}}',
  'region.geo.confirm': '확인',
};
export default ko;
