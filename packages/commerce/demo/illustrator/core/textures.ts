import { canvas } from './outline.ts';

/** Woven textures as repeated patterns, which stay sharp at any size. */
const patterns = {
  knit: `width="11" height="9" patternTransform="rotate(-12)"><rect width="11" height="9" fill="#fff" fill-opacity=".05"/><ellipse cx="2.8" cy="2.4" rx="2" ry="1.25" fill="#000" fill-opacity=".3"/><ellipse cx="8.3" cy="6.9" rx="2" ry="1.25" fill="#000" fill-opacity=".3"/><path d="M.4 4.2q2.4 1.3 4.8 0M5.9 8.7q2.4 1.3 4.8 0" stroke="#fff" stroke-opacity=".3" stroke-width=".9" fill="none"/>`,
  mesh: `width="15" height="13" patternTransform="rotate(-10)"><ellipse cx="4" cy="3.6" rx="3.1" ry="2.5" fill="#000" fill-opacity=".42"/><ellipse cx="11.5" cy="10.1" rx="3.1" ry="2.5" fill="#000" fill-opacity=".42"/><path d="M1.3 5.4q2.7 2 5.4 0M8.8 11.9q2.7 2 5.4 0" stroke="#fff" stroke-opacity=".35" stroke-width="1" fill="none"/>`,
  fineMesh: `width="9" height="8"><ellipse cx="2.4" cy="2.2" rx="1.5" ry="1.2" fill="#000" fill-opacity=".34"/><ellipse cx="6.9" cy="6.2" rx="1.5" ry="1.2" fill="#000" fill-opacity=".34"/><path d="M1 3.4q1.4 1 2.8 0M5.5 7.4q1.4 1 2.8 0" stroke="#fff" stroke-opacity=".25" stroke-width=".7" fill="none"/>`,
  rib: `width="7" height="7"><rect width="2.6" height="7" fill="#000" fill-opacity=".2"/><rect x="3.4" width="1.6" height="7" fill="#fff" fill-opacity=".14"/>`,
  wideRib: `width="15" height="15"><rect width="5.4" height="15" fill="#000" fill-opacity=".2"/><rect x="1" width="2.6" height="15" fill="#000" fill-opacity=".16"/><rect x="8" width="4" height="15" fill="#fff" fill-opacity=".13"/>`,
  twill: `width="6" height="6"><path d="M0 6L6 0" stroke="#000" stroke-opacity=".28" stroke-width="1.4"/><path d="M0 2.5L2.5 0M3.5 6L6 3.5" stroke="#fff" stroke-opacity=".16" stroke-width="1"/>`,
  perforation: `width="17" height="17" patternTransform="rotate(14)"><circle cx="5" cy="5" r="2.5" fill="#000" fill-opacity=".5"/><path d="M2.8 6.4a2.5 2.5 0 0 0 4.4 0" stroke="#fff" stroke-opacity=".5" stroke-width=".9" fill="none"/>`,
  ripstop: `width="13" height="13"><path d="M0 0H13M0 0V13" stroke="#fff" stroke-opacity=".16" stroke-width="1"/><path d="M0 1.4H13M1.4 0V13" stroke="#000" stroke-opacity=".18" stroke-width="1"/>`,
  pique: `width="8" height="8" patternTransform="rotate(45)"><rect x="1" y="1" width="3.4" height="3.4" fill="#000" fill-opacity=".2"/><path d="M1 4.9h3.6M4.9 1v3.6" stroke="#fff" stroke-opacity=".22" stroke-width=".8"/>`,
  cableKnit: `width="16" height="14"><path d="M1 0q3.600 3.600 6.400 10M15 0q-3.600 3.600 -6.400 10" stroke="#000" stroke-opacity=".3" stroke-width="2.600" fill="none" stroke-linecap="round"/><path d="M3.600 0q2.400 3.400 4.400 8.600M12.400 0q-2.400 3.400 -4.400 8.600" stroke="#fff" stroke-opacity=".2" stroke-width="1.800" fill="none" stroke-linecap="round"/><path d="M0 6q3 4 8 8M16 6q-3 4 -8 8" stroke="#000" stroke-opacity=".12" stroke-width="2" fill="none"/>`,
} as const;

interface Relief {
  frequency: string;
  octaves: number;
  height: number;
  strength: number;
  seed?: number;
  /** Large soft reliefs have to be blurred after lighting; otherwise they show contour lines. */
  blur?: number;
}

/** Irregular textures: noise lit as a bump map. */
const reliefs = {
  jersey: { frequency: '.85 .6', octaves: 2, height: 0.55, strength: 0.16 },
  foam: { frequency: '.5', octaves: 2, height: 0.5, strength: 0.12 },
  leather: { frequency: '.11 .13', octaves: 3, height: 1.5, strength: 0.2 },
  pebble: { frequency: '.16', octaves: 2, height: 3.2, strength: 0.34 },
  grit: { frequency: '.9', octaves: 1, height: 0.8, strength: 0.22 },
  fleece: { frequency: '.32 .28', octaves: 3, height: 1.6, strength: 0.24 },
  felt: { frequency: '.22 .2', octaves: 4, height: 2.6, strength: 0.32 },
  drape: { frequency: '.0042 .0022', octaves: 3, height: 26, strength: 0.66, seed: 5, blur: 9 },
  sleeveDrape: { frequency: '.0075 .0035', octaves: 3, height: 19, strength: 0.64, seed: 23, blur: 6 },
  nylon: { frequency: '.012 .007', octaves: 3, height: 11, strength: 0.55, seed: 8, blur: 2.6 },
  crumple: { frequency: '.021 .016', octaves: 3, height: 7, strength: 0.5, seed: 14, blur: 3.2 },
} as const satisfies Record<string, Relief>;

export type PatternName = keyof typeof patterns;
export type ReliefName = keyof typeof reliefs;
export type TextureName = PatternName | ReliefName;

/** A texture and its strength, 1 being the default. */
export type Texture = readonly [name: TextureName, strength: number];

export const isPattern = (name: TextureName): name is PatternName => name in patterns;

export function patternDefinition(name: PatternName, id: string): string {
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" ${patterns[name]}</pattern>`;
}

/**
 * Renders a relief as shadow colour and white at low alpha: darker below the mean, lighter above. Blend modes are not
 * used, because they need a backdrop, and a transparent picture has none.
 */
export function reliefDefinition(name: ReliefName, id: string, shade: string): string {
  const { frequency, octaves, height, strength, seed = 3, blur = 0 }: Relief = reliefs[name];
  const gain = Number((2.4 * strength).toFixed(4));
  const mean = Number((gain * 0.79).toFixed(4));
  const smooth = blur > 0 ? `<feGaussianBlur in="lit" stdDeviation="${blur}" result="lit"/>` : '';
  const split = (row: string, alpha: string, result: string): string =>
    `<feColorMatrix in="lit" type="matrix" values="${row}${alpha}" result="${result}"/>`;
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${canvas}" height="${canvas}" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="noise"/>` +
    `<feDiffuseLighting in="noise" surfaceScale="${height}" diffuseConstant="1" lighting-color="#fff" result="lit"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting>` +
    smooth +
    split(flat(shade), `${-gain} 0 0 0 ${mean}`, 'dark') +
    split(flat('#ffffff'), `${gain} 0 0 0 ${-mean}`, 'white') +
    `<feMerge><feMergeNode in="dark"/><feMergeNode in="white"/></feMerge></filter>`
  );
}

/** Rows of a colour matrix that fill everything with one colour. */
function flat(hex: string): string {
  return [1, 3, 5]
    .map((at) => `0 0 0 0 ${(Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)} `)
    .join('');
}
