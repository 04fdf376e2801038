import { eachLanguage, formatNumber, joinTexts, numberText, sameText, texts } from '../texts.ts';
import type { DemoFact, Texts } from '../types.ts';

/** The label of each key fact. */
export const factLabels = {
  weight: texts('Weight'),
  drop: texts('Drop'),
  stack: texts('Stack'),
  surface: texts('Surface'),
  lugs: texts('Lugs'),
  studs: texts('Studs'),
  fabric: texts('Fabric'),
  fabricWeight: texts('Fabric weight'),
  cut: texts('Cut'),
  inseam: texts('Inside leg'),
  rise: texts('Waistband'),
  support: texts('Support'),
  waterproof: texts('Waterproof to'),
  fill: texts('Fill'),
  packed: texts('Packed size'),
  capacity: texts('Capacity'),
  dimensions: texts('Dimensions'),
  panels: texts('Panels'),
  pressure: texts('Pressure'),
  pack: texts('Pack of'),
} as const satisfies Record<string, Texts>;

export type FactKey = keyof typeof factLabels;

/** Words that stand as the value of a fact. */
export const factWords = {
  road: texts('Road'),
  track: texts('track'),
  treadmill: texts('treadmill'),
  bog: texts('Bog'),
  rock: texts('rock'),
  forest: texts('forest track'),
  gravel: texts('Gravel'),
  grass: texts('Dry grass'),
  turf: texts('Artificial grass'),
  hall: texts('Hall floor'),
  hardCourt: texts('Hard court'),
  clay: texts('clay'),
  asphalt: texts('Tarmac'),
  beach: texts('Sandy beach'),
  slim: texts('Slim'),
  regular: texts('Regular'),
  relaxed: texts('Relaxed'),
  oversized: texts('Oversized'),
  light: texts('Light'),
  medium: texts('Medium'),
  high: texts('High'),
  jersey: texts('Cotton jersey'),
  fleece: texts('Brushed fleece'),
  loopback: texts('Loopback'),
  mesh: texts('Mesh'),
  woven: texts('Stretch woven'),
  ripstop: texts('Ripstop'),
  pique: texts('Piqué'),
  interlock: texts('Interlock knit'),
  merino: texts('Merino'),
  wool: texts('Wool'),
  steel: texts('Stainless steel'),
  twill: texts('Cotton twill'),
} as const satisfies Record<string, Texts>;

export type FactWord = keyof typeof factWords;

/** Sizes a weight is told for, as each market names them. */
const weighedAs = {
  men: texts('UK 8'),
  women: texts('UK 5'),
  kids: texts('UK 1'),
} as const;

const weighed = {
  en: (grams: string, size: string) => `${grams} g in ${size}`,
  de: (grams: string, size: string) => `${grams} g in ${size}`,
  fr: (grams: string, size: string) => `${grams} g en ${size}`,
  ko: (grams: string, size: string) => `${size} 기준 ${grams} g`,
  ar: (grams: string, size: string) => `${grams} g للمقاس ${size}`,
};

/** Builders of key facts. */
export const fact = {
  /** Weight of one shoe in the size it is weighed in. */
  shoeWeight: (grams: number, size: keyof typeof weighedAs = 'men') =>
    made(
      'weight',
      eachLanguage((language) => weighed[language](formatNumber(grams, language), weighedAs[size][language])),
    ),
  weight: (grams: number) => made('weight', numberText(grams, 'g')),
  drop: (millimetres: number) => made('drop', numberText(millimetres, 'mm')),
  stack: (heel: number, toe: number) => made('stack', sameText(`${heel} / ${toe} mm`)),
  surface: (...words: readonly FactWord[]) => made('surface', listed(words)),
  lugs: (millimetres: number) => made('lugs', numberText(millimetres, 'mm')),
  studs: (count: number, millimetres: number) => made('studs', sameText(`${count} × ${millimetres} mm`)),
  fabric: (...words: readonly FactWord[]) => made('fabric', listed(words)),
  fabricWeight: (grams: number) => made('fabricWeight', numberText(grams, 'g/m²')),
  cut: (word: FactWord) => made('cut', factWords[word]),
  inseam: (centimetres: number) => made('inseam', numberText(centimetres, 'cm')),
  rise: (centimetres: number) => made('rise', numberText(centimetres, 'cm')),
  support: (word: FactWord) => made('support', factWords[word]),
  waterproof: (millimetres: number) => made('waterproof', numberText(millimetres, 'mm')),
  fill: (grams: number) => made('fill', numberText(grams, 'g')),
  packed: (width: number, height: number) => made('packed', sameText(`${width} × ${height} cm`)),
  litres: (litres: number) => made('capacity', numberText(litres, 'l')),
  millilitres: (millilitres: number) => made('capacity', numberText(millilitres, 'ml')),
  dimensions: (...centimetres: readonly number[]) =>
    made('dimensions', sameText(`${centimetres.join(' × ')} cm`)),
  panels: (count: number) => made('panels', numberText(count)),
  pressure: (bar: number) => made('pressure', numberText(bar, 'bar')),
  pack: (pieces: number) => made('pack', numberText(pieces)),
};

function made(key: FactKey, value: Texts): DemoFact {
  return { key, value };
}

function listed(words: readonly FactWord[]): Texts {
  return joinTexts(
    words.map((word) => factWords[word]),
    ', ',
  );
}
