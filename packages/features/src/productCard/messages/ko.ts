import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

export default {
  colours_other: '{{count}}가지 색상',
  'gender.men': '남성용',
  'gender.women': '여성용',
  'gender.kids': '아동용',
  'price.now': '현재 가격',
  'price.before': '이전 가격',
  'price.percent': '−{{percent}}%',
  'price.lowest': '최근 30일 최저가: {{price}}',
  'price.members': '회원가 {{price}}',
  'note.soldOut': '품절',
  'note.comingSoon': '출시 예정',
  'note.comingOn': '{{day}} 출시',
  'note.preorder': '예약 구매',
  'note.preorderFrom': '예약 구매, {{day}}부터 발송',
  'note.backorder': '입고 대기',
  'note.backorderFrom': '{{day}} 재입고',
  'note.lowStock': '{{size}} {{left}}개 남음',
  'note.fewLeft': '{{left}}개 남음',
  'badge.new': '신상품',
  'badge.newGrip': '새로운 그립',
  'badge.recycled': '재활용 소재',
  'badge.limited': '한정판',
  'badge.member': '회원가',
  'badge.sale': '세일',
} satisfies Translation<typeof en>;
