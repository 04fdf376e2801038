import type { Hex } from '../../illustrator/silhouettes/names.ts';
import type { ColourFamily } from '@touchline/commerce/catalogue/taxonomy';
import { texts } from '../texts.ts';
import type { Texts } from '../types.ts';

/** A named colour of the house. */
export interface Shade {
  readonly hex: Hex;
  readonly family: ColourFamily;
  readonly name: Texts;
}

/** The colours everything is dyed in. Colourways are put together from these, so a colour has one name everywhere. */
export const shades = {
  black: shade('#17181A', 'black', 'Black', 'Schwarz', 'Noir', '블랙'),
  graphite: shade('#3A3C42', 'grey', 'Graphite', 'Graphit', 'Graphite', '그래파이트'),
  slate: shade('#5A6370', 'grey', 'Slate', 'Schiefer', 'Ardoise', '슬레이트'),
  silver: shade('#B4B7BA', 'grey', 'Silver', 'Silber', 'Argent', '실버'),
  white: shade('#F4F4F1', 'white', 'White', 'Weiß', 'Blanc', '화이트'),
  chalk: shade('#ECE6D8', 'beige', 'Chalk', 'Kreide', 'Craie', '초크'),
  sand: shade('#D9C7A3', 'beige', 'Sand', 'Sand', 'Sable', '샌드'),
  gum: shade('#B98550', 'brown', 'Gum', 'Rohgummi', 'Gomme', '검'),
  leather: shade('#8A5A34', 'brown', 'Saddle', 'Sattelbraun', 'Cuir', '새들 브라운'),
  espresso: shade('#4A3328', 'brown', 'Espresso', 'Espresso', 'Expresso', '에스프레소'),
  volt: shade('#D9FF2E', 'yellow', 'Volt', 'Volt', 'Volt', '볼트'),
  gold: shade('#F2B632', 'yellow', 'Gold', 'Gold', 'Or', '골드'),
  orange: shade('#FF6A1F', 'orange', 'Signal orange', 'Signalorange', 'Orange vif', '시그널 오렌지'),
  coral: shade('#F2604A', 'orange', 'Coral', 'Koralle', 'Corail', '코랄'),
  rust: shade('#B4502A', 'orange', 'Rust', 'Rost', 'Rouille', '러스트'),
  red: shade('#D0202E', 'red', 'Corner red', 'Eckfahnenrot', 'Rouge corner', '코너 레드'),
  burgundy: shade('#7A1C2E', 'red', 'Burgundy', 'Burgunder', 'Bordeaux', '버건디'),
  rose: shade('#E9A7B4', 'pink', 'Rose', 'Rosé', 'Rose pâle', '로즈'),
  fuchsia: shade('#D62B78', 'pink', 'Fuchsia', 'Fuchsia', 'Fuchsia', '푸시아'),
  lilac: shade('#B9A6DE', 'purple', 'Lilac', 'Flieder', 'Lilas', '라일락'),
  plum: shade('#5A2348', 'purple', 'Plum', 'Pflaume', 'Prune', '플럼'),
  violet: shade('#5B3FB8', 'purple', 'Violet', 'Violett', 'Violet', '바이올렛'),
  navy: shade('#1B2A49', 'blue', 'Navy', 'Marine', 'Marine', '네이비'),
  harbour: shade('#1F4E8C', 'blue', 'Harbour blue', 'Hafenblau', 'Bleu port', '하버 블루'),
  royal: shade('#2350C8', 'blue', 'Royal blue', 'Königsblau', 'Bleu roi', '로열 블루'),
  sky: shade('#8FC1E6', 'blue', 'Sky', 'Himmelblau', 'Bleu ciel', '스카이'),
  glacier: shade('#B5CBD6', 'blue', 'Glacier', 'Gletscher', 'Glacier', '글레이셔'),
  petrol: shade('#136A78', 'blue', 'Petrol', 'Petrol', 'Pétrole', '페트롤'),
  mint: shade('#A6DDC3', 'green', 'Mint', 'Minze', 'Menthe', '민트'),
  pitch: shade('#1A7A4C', 'green', 'Pitch green', 'Rasengrün', 'Vert pelouse', '피치 그린'),
  spruce: shade('#1D5A47', 'green', 'Spruce', 'Fichte', 'Épicéa', '스프루스'),
  moss: shade('#56613C', 'green', 'Moss', 'Moos', 'Mousse', '모스'),
} as const satisfies Record<string, Shade>;

export type ShadeName = keyof typeof shades;

function shade(hex: Hex, family: ColourFamily, en: string, de: string, fr: string, ko: string): Shade {
  return { hex, family, name: texts(en, de, fr, ko) };
}
