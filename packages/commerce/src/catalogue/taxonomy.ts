// What every catalogue is sorted by: sports, departments, genders and colour families, with their names.
import type { GenderCode } from '@touchline/contract/product/schema';
import type { LanguageTexts } from './tables.ts';

/** Sports, in the order of the sport index. */
export const sports = {
  running: { en: 'Running', de: 'Laufen', fr: 'Running', ko: '러닝' },
  football: { en: 'Football', de: 'Fußball', fr: 'Football', ko: '축구' },
  basketball: { en: 'Basketball', de: 'Basketball', fr: 'Basket', ko: '농구' },
  trail: { en: 'Trail', de: 'Trail', fr: 'Trail', ko: '트레일' },
  training: { en: 'Training', de: 'Training', fr: 'Training', ko: '트레이닝' },
  tennis: { en: 'Tennis', de: 'Tennis', fr: 'Tennis', ko: '테니스' },
  volleyball: { en: 'Volleyball', de: 'Volleyball', fr: 'Volley', ko: '배구' },
  outdoor: { en: 'Outdoor', de: 'Outdoor', fr: 'Outdoor', ko: '아웃도어' },
  lifestyle: { en: 'Lifestyle', de: 'Freizeit', fr: 'Lifestyle', ko: '라이프스타일' },
} as const satisfies Record<string, LanguageTexts>;

export type SportKey = keyof typeof sports;

/** Departments of the navigation, and the gender codes each shows: men and women see unisex things as well. */
export const departments = [
  { key: 'men', name: { en: 'Men', de: 'Herren', fr: 'Homme', ko: '남성' }, genders: ['M', 'U'] },
  { key: 'women', name: { en: 'Women', de: 'Damen', fr: 'Femme', ko: '여성' }, genders: ['W', 'U'] },
  { key: 'kids', name: { en: 'Kids', de: 'Kinder', fr: 'Enfant', ko: '키즈' }, genders: ['K', 'KU'] },
] as const satisfies readonly { key: string; name: LanguageTexts; genders: readonly GenderCode[] }[];

/** Names of the gender codes. */
export const genderNames = {
  W: { en: 'Women', de: 'Damen', fr: 'Femme', ko: '여성' },
  M: { en: 'Men', de: 'Herren', fr: 'Homme', ko: '남성' },
  K: { en: 'Kids', de: 'Kinder', fr: 'Enfant', ko: '키즈' },
  KU: { en: 'Kids, unisex', de: 'Kinder, unisex', fr: 'Enfant, mixte', ko: '키즈 공용' },
  U: { en: 'Unisex', de: 'Unisex', fr: 'Mixte', ko: '남녀 공용' },
} as const satisfies Record<GenderCode, LanguageTexts>;

/** What the colour filter offers, with the colour of its dot. `multicolour` shows several. */
export const colourFamilies = {
  black: { name: { en: 'Black', de: 'Schwarz', fr: 'Noir', ko: '블랙' }, swatch: ['#17181A'] },
  white: { name: { en: 'White', de: 'Weiß', fr: 'Blanc', ko: '화이트' }, swatch: ['#F4F4F1'] },
  grey: { name: { en: 'Grey', de: 'Grau', fr: 'Gris', ko: '그레이' }, swatch: ['#8B8D91'] },
  blue: { name: { en: 'Blue', de: 'Blau', fr: 'Bleu', ko: '블루' }, swatch: ['#2350C8'] },
  red: { name: { en: 'Red', de: 'Rot', fr: 'Rouge', ko: '레드' }, swatch: ['#D8392E'] },
  green: { name: { en: 'Green', de: 'Grün', fr: 'Vert', ko: '그린' }, swatch: ['#1F6B4A'] },
  yellow: { name: { en: 'Yellow', de: 'Gelb', fr: 'Jaune', ko: '옐로' }, swatch: ['#D9FF2E'] },
  orange: { name: { en: 'Orange', de: 'Orange', fr: 'Orange', ko: '오렌지' }, swatch: ['#FF7A2B'] },
  purple: { name: { en: 'Purple', de: 'Violett', fr: 'Violet', ko: '퍼플' }, swatch: ['#5A2348'] },
  brown: { name: { en: 'Brown', de: 'Braun', fr: 'Marron', ko: '브라운' }, swatch: ['#8A5A34'] },
  beige: { name: { en: 'Beige', de: 'Beige', fr: 'Beige', ko: '베이지' }, swatch: ['#D9C7A3'] },
  pink: { name: { en: 'Pink', de: 'Rosa', fr: 'Rose', ko: '핑크' }, swatch: ['#E38AA4'] },
  multicolour: {
    name: { en: 'Multicolour', de: 'Mehrfarbig', fr: 'Multicolore', ko: '멀티컬러' },
    swatch: ['#2350C8', '#FF7A2B'],
  },
} as const satisfies Record<string, { name: LanguageTexts; swatch: readonly string[] }>;

export type ColourFamily = keyof typeof colourFamilies;
