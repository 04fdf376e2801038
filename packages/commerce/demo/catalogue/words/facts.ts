import { eachLanguage, formatNumber, joinTexts, numberText, sameText, texts } from '../texts.ts';
import type { DemoFact, Texts } from '../types.ts';

/** The label of each key fact. */
export const factLabels = {
  weight: texts('Weight', 'Gewicht', 'Poids', '무게'),
  drop: texts('Drop', 'Sprengung', 'Drop', '드롭'),
  stack: texts('Stack', 'Sohlenhöhe', 'Hauteur de semelle', '스택 높이'),
  surface: texts('Surface', 'Untergrund', 'Surface', '노면'),
  lugs: texts('Lugs', 'Profil', 'Crampons', '러그'),
  studs: texts('Studs', 'Stollen', 'Crampons', '스터드'),
  fabric: texts('Fabric', 'Stoff', 'Tissu', '원단'),
  fabricWeight: texts('Fabric weight', 'Stoffgewicht', 'Grammage', '원단 중량'),
  cut: texts('Cut', 'Schnitt', 'Coupe', '핏'),
  inseam: texts('Inside leg', 'Innenbein', 'Entrejambe', '안쪽 기장'),
  rise: texts('Waistband', 'Bund', 'Ceinture', '허리밴드'),
  support: texts('Support', 'Halt', 'Maintien', '서포트'),
  waterproof: texts('Waterproof to', 'Wassersäule', 'Étanchéité', '내수압'),
  fill: texts('Fill', 'Füllung', 'Garnissage', '충전재'),
  packed: texts('Packed size', 'Packmaß', 'Taille pliée', '수납 크기'),
  capacity: texts('Capacity', 'Fassungsvermögen', 'Contenance', '용량'),
  dimensions: texts('Dimensions', 'Maße', 'Dimensions', '크기'),
  panels: texts('Panels', 'Felder', 'Panneaux', '패널'),
  pressure: texts('Pressure', 'Druck', 'Pression', '공기압'),
  pack: texts('Pack of', 'Packung', 'Lot de', '구성'),
} as const satisfies Record<string, Texts>;

export type FactKey = keyof typeof factLabels;

/** Words that stand as the value of a fact. */
export const factWords = {
  road: texts('Road', 'Straße', 'Route', '도로'),
  track: texts('track', 'Bahn', 'piste', '트랙'),
  treadmill: texts('treadmill', 'Laufband', 'tapis', '트레드밀'),
  bog: texts('Bog', 'Moor', 'Tourbe', '습지'),
  rock: texts('rock', 'Fels', 'rocher', '암반'),
  forest: texts('forest track', 'Waldweg', 'chemin forestier', '숲길'),
  gravel: texts('Gravel', 'Schotter', 'Gravier', '자갈길'),
  grass: texts('Dry grass', 'Naturrasen', 'Gazon naturel sec', '천연 잔디'),
  turf: texts('Artificial grass', 'Kunstrasen', 'Gazon synthétique', '인조 잔디'),
  hall: texts('Hall floor', 'Hallenboden', 'Parquet', '실내 코트'),
  hardCourt: texts('Hard court', 'Hartplatz', 'Dur', '하드 코트'),
  clay: texts('clay', 'Sand', 'terre battue', '클레이'),
  asphalt: texts('Tarmac', 'Asphalt', 'Bitume', '아스팔트'),
  beach: texts('Sand', 'Sandstrand', 'Sable', '모래'),
  slim: texts('Slim', 'Schmal', 'Ajustée', '슬림'),
  regular: texts('Regular', 'Normal', 'Droite', '레귤러'),
  relaxed: texts('Relaxed', 'Weit', 'Ample', '릴랙스드'),
  oversized: texts('Oversized', 'Übergroß', 'Oversize', '오버사이즈'),
  light: texts('Light', 'Leicht', 'Léger', '라이트'),
  medium: texts('Medium', 'Mittel', 'Moyen', '미디엄'),
  high: texts('High', 'Stark', 'Fort', '하이'),
  jersey: texts('Cotton jersey', 'Baumwoll-Jersey', 'Jersey de coton', '코튼 저지'),
  fleece: texts('Brushed fleece', 'Angerautes Fleece', 'Molleton gratté', '기모 플리스'),
  loopback: texts('Loopback', 'Schlingenware', 'Molleton bouclé', '쭈리'),
  mesh: texts('Mesh', 'Mesh', 'Mesh', '메시'),
  woven: texts('Stretch woven', 'Stretchgewebe', 'Tissé extensible', '스트레치 우븐'),
  ripstop: texts('Ripstop', 'Ripstop', 'Ripstop', '립스톱'),
  pique: texts('Piqué', 'Piqué', 'Piqué', '피케'),
  interlock: texts('Interlock knit', 'Interlock', 'Interlock', '인터록'),
  merino: texts('Merino', 'Merinowolle', 'Mérinos', '메리노'),
  wool: texts('Wool', 'Wolle', 'Laine', '울'),
  steel: texts('Stainless steel', 'Edelstahl', 'Acier inoxydable', '스테인리스 스틸'),
  twill: texts('Cotton twill', 'Baumwoll-Twill', 'Sergé de coton', '면 트윌'),
} as const satisfies Record<string, Texts>;

export type FactWord = keyof typeof factWords;

/** Sizes a weight is told for, as each market names them. */
const weighedAs = {
  men: texts('UK 8', 'EU 42', '42', '265 mm'),
  women: texts('UK 5', 'EU 38', '38', '235 mm'),
  kids: texts('UK 1', 'EU 33', '33', '200 mm'),
} as const;

const weighed = {
  en: (grams: string, size: string) => `${grams} g in ${size}`,
  de: (grams: string, size: string) => `${grams} g in ${size}`,
  fr: (grams: string, size: string) => `${grams} g en ${size}`,
  ko: (grams: string, size: string) => `${size} 기준 ${grams} g`,
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
