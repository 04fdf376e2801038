import type { PersonalisationKey } from '@touchline/contract/personalisedProduct/schema';
import type { LanguageTexts } from './tables.ts';

const name = { en: 'Name', de: 'Name', fr: 'Nom', ko: '이름', ar: 'الاسم' };
const number = { en: 'Number', de: 'Nummer', fr: 'Numéro', ko: '번호', ar: 'الرقم' };
const text = { en: 'Text', de: 'Text', fr: 'Texte', ko: '문구', ar: 'النص' };

/** Labels of the fields by language. */
export const fieldLabels: Readonly<Record<PersonalisationKey, LanguageTexts>> = {
  pName: name,
  pNumber: number,
  apparelText: text,
  apparelNumber: number,
  text,
  front_text: {
    en: 'Text on the front',
    de: 'Text vorn',
    fr: 'Texte devant',
    ko: '앞면 문구',
    ar: 'نص الواجهة',
  },
  left_text: {
    en: 'Left shoe',
    de: 'Linker Schuh',
    fr: 'Chaussure gauche',
    ko: '왼쪽 신발',
    ar: 'الحذاء الأيسر',
  },
  right_text: {
    en: 'Right shoe',
    de: 'Rechter Schuh',
    fr: 'Chaussure droite',
    ko: '오른쪽 신발',
    ar: 'الحذاء الأيمن',
  },
  badges: { en: 'Badge', de: 'Abzeichen', fr: 'Écusson', ko: '배지', ar: 'الشارة' },
  leftShoeGraphic: {
    en: 'Picture on the left shoe',
    de: 'Bild auf dem linken Schuh',
    fr: 'Motif sur la chaussure gauche',
    ko: '왼쪽 신발 그림',
    ar: 'رسم الحذاء الأيسر',
  },
  rightShoeGraphic: {
    en: 'Picture on the right shoe',
    de: 'Bild auf dem rechten Schuh',
    fr: 'Motif sur la chaussure droite',
    ko: '오른쪽 신발 그림',
    ar: 'رسم الحذاء الأيمن',
  },
};

/** Names of the choices by language. */
export const choiceLabels = {
  captain: { en: 'Captain', de: 'Kapitän', fr: 'Capitaine', ko: '주장', ar: 'القائد' },
  league: { en: 'League', de: 'Liga', fr: 'Championnat', ko: '리그', ar: 'الدوري' },
  bolt: { en: 'Bolt', de: 'Blitz', fr: 'Éclair', ko: '번개', ar: 'برق' },
  star: { en: 'Star', de: 'Stern', fr: 'Étoile', ko: '별', ar: 'نجمة' },
  wing: { en: 'Wing', de: 'Flügel', fr: 'Aile', ko: '날개', ar: 'جناح' },
} as const satisfies Record<string, LanguageTexts>;
