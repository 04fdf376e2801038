// What every catalogue is sorted by: sports, departments, genders and colour families, with their names.
import type { GenderCode } from '@touchline/contract/product/schema';
import type { LanguageTexts } from './tables.ts';

/** Sports, in the order of the sport index. */
export const sports = {
  running: { en: 'Running', de: 'Laufen', fr: 'Running', ko: '러닝', ar: 'الجري' },
  football: { en: 'Football', de: 'Fußball', fr: 'Football', ko: '축구', ar: 'كرة القدم' },
  basketball: { en: 'Basketball', de: 'Basketball', fr: 'Basket', ko: '농구', ar: 'كرة السلة' },
  trail: { en: 'Trail', de: 'Trail', fr: 'Trail', ko: '트레일', ar: 'الجري في الطبيعة' },
  training: { en: 'Training', de: 'Training', fr: 'Training', ko: '트레이닝', ar: 'التدريب' },
  tennis: { en: 'Tennis', de: 'Tennis', fr: 'Tennis', ko: '테니스', ar: 'التنس' },
  volleyball: { en: 'Volleyball', de: 'Volleyball', fr: 'Volley', ko: '배구', ar: 'الكرة الطائرة' },
  outdoor: { en: 'Outdoor', de: 'Outdoor', fr: 'Outdoor', ko: '아웃도어', ar: 'الهواء الطلق' },
  lifestyle: { en: 'Lifestyle', de: 'Freizeit', fr: 'Lifestyle', ko: '라이프스타일', ar: 'أسلوب الحياة' },
} as const satisfies Record<string, LanguageTexts>;

export type SportKey = keyof typeof sports;

/** Departments of the navigation, and the gender codes each shows: men and women see unisex things as well. */
export const departments = [
  {
    key: 'men',
    name: { en: 'Men', de: 'Herren', fr: 'Homme', ko: '남성', ar: 'رجال' },
    title: {
      en: 'Men’s {thing}',
      de: '{Thing} für Herren',
      fr: '{Thing} homme',
      ko: '남성 {Thing}',
      ar: '{Thing} للرجال',
    },
    genders: ['M', 'U'],
  },
  {
    key: 'women',
    name: { en: 'Women', de: 'Damen', fr: 'Femme', ko: '여성', ar: 'نساء' },
    title: {
      en: 'Women’s {thing}',
      de: '{Thing} für Damen',
      fr: '{Thing} femme',
      ko: '여성 {Thing}',
      ar: '{Thing} للنساء',
    },
    genders: ['W', 'U'],
  },
  {
    key: 'kids',
    name: { en: 'Kids', de: 'Kinder', fr: 'Enfant', ko: '키즈', ar: 'أطفال' },
    title: {
      en: 'Kids’ {thing}',
      de: '{Thing} für Kinder',
      fr: '{Thing} enfant',
      ko: '키즈 {Thing}',
      ar: '{Thing} للأطفال',
    },
    genders: ['K', 'KU'],
  },
] as const satisfies readonly {
  key: string;
  name: LanguageTexts;
  /** What a list of one kind of thing is called there; `{thing}` is written small. */
  title: LanguageTexts;
  genders: readonly GenderCode[];
}[];

/** Names of the gender codes. */
export const genderNames = {
  W: { en: 'Women', de: 'Damen', fr: 'Femme', ko: '여성', ar: 'نساء' },
  M: { en: 'Men', de: 'Herren', fr: 'Homme', ko: '남성', ar: 'رجال' },
  K: { en: 'Kids', de: 'Kinder', fr: 'Enfant', ko: '키즈', ar: 'أطفال' },
  KU: {
    en: 'Kids, unisex',
    de: 'Kinder, unisex',
    fr: 'Enfant, mixte',
    ko: '키즈 공용',
    ar: 'أطفال، للجنسين',
  },
  U: { en: 'Unisex', de: 'Unisex', fr: 'Mixte', ko: '남녀 공용', ar: 'للجنسين' },
} as const satisfies Record<GenderCode, LanguageTexts>;

/** What the colour filter offers, with the colour of its dot. `multicolour` shows several. */
export const colourFamilies = {
  black: { name: { en: 'Black', de: 'Schwarz', fr: 'Noir', ko: '블랙', ar: 'أسود' }, swatch: ['#17181A'] },
  white: { name: { en: 'White', de: 'Weiß', fr: 'Blanc', ko: '화이트', ar: 'أبيض' }, swatch: ['#F4F4F1'] },
  grey: { name: { en: 'Grey', de: 'Grau', fr: 'Gris', ko: '그레이', ar: 'رمادي' }, swatch: ['#8B8D91'] },
  blue: { name: { en: 'Blue', de: 'Blau', fr: 'Bleu', ko: '블루', ar: 'أزرق' }, swatch: ['#2350C8'] },
  red: { name: { en: 'Red', de: 'Rot', fr: 'Rouge', ko: '레드', ar: 'أحمر' }, swatch: ['#D8392E'] },
  green: { name: { en: 'Green', de: 'Grün', fr: 'Vert', ko: '그린', ar: 'أخضر' }, swatch: ['#1F6B4A'] },
  yellow: { name: { en: 'Yellow', de: 'Gelb', fr: 'Jaune', ko: '옐로', ar: 'أصفر' }, swatch: ['#D9FF2E'] },
  orange: {
    name: { en: 'Orange', de: 'Orange', fr: 'Orange', ko: '오렌지', ar: 'برتقالي' },
    swatch: ['#FF7A2B'],
  },
  purple: {
    name: { en: 'Purple', de: 'Violett', fr: 'Violet', ko: '퍼플', ar: 'بنفسجي' },
    swatch: ['#5A2348'],
  },
  brown: { name: { en: 'Brown', de: 'Braun', fr: 'Marron', ko: '브라운', ar: 'بني' }, swatch: ['#8A5A34'] },
  beige: { name: { en: 'Beige', de: 'Beige', fr: 'Beige', ko: '베이지', ar: 'بيج' }, swatch: ['#D9C7A3'] },
  pink: { name: { en: 'Pink', de: 'Rosa', fr: 'Rose', ko: '핑크', ar: 'وردي' }, swatch: ['#E38AA4'] },
  multicolour: {
    name: { en: 'Multicolour', de: 'Mehrfarbig', fr: 'Multicolore', ko: '멀티컬러', ar: 'متعدد الألوان' },
    swatch: ['#2350C8', '#FF7A2B'],
  },
} as const satisfies Record<string, { name: LanguageTexts; swatch: readonly string[] }>;

export type ColourFamily = keyof typeof colourFamilies;
