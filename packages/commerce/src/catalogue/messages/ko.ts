import type { CatalogueMessages } from '../CatalogueMessages.ts';

const texts: CatalogueMessages = {
  sports: {
    running: '러닝',
    football: '축구',
    basketball: '농구',
    trail: '트레일',
    training: '트레이닝',
    tennis: '테니스',
    volleyball: '배구',
    outdoor: '아웃도어',
    lifestyle: '라이프스타일',
  },
  departments: {
    men: {
      name: '남성',
      title: '남성 {Thing}',
    },
    women: {
      name: '여성',
      title: '여성 {Thing}',
    },
    kids: {
      name: '키즈',
      title: '키즈 {Thing}',
    },
  },
  genders: {
    W: '여성',
    M: '남성',
    K: '키즈',
    KU: '키즈 공용',
    U: '남녀 공용',
  },
  colours: {
    black: '블랙',
    white: '화이트',
    grey: '그레이',
    blue: '블루',
    red: '레드',
    green: '그린',
    yellow: '옐로',
    orange: '오렌지',
    purple: '퍼플',
    brown: '브라운',
    beige: '베이지',
    pink: '핑크',
    multicolour: '멀티컬러',
  },
  lists: {
    home: '홈',
    all: '전체 상품',
    new: '신상품',
    sale: '세일',
    sports: '스포츠',
    reduced: '할인 상품',
  },
  allNew: '신상품 {count}개 모두 보기',
  allReduced: '할인 상품 {count}개 모두 보기',
  listDescription: '{title}: 모든 색상과 사이즈를 오늘 재고와 함께 보여 드립니다.',
  oneSize: '프리사이즈',
  views: {
    side: '옆모습',
    top: '위에서 본 모습',
    sole: '밑창',
    heel: '뒤꿈치',
    toe: '앞코',
    front: '앞면',
    back: '뒷면',
    detail: '디테일',
  },
};

export default texts;
