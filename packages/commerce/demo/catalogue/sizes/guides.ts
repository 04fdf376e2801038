import { sizeRuns } from '../sizes.ts';
import type { DemoSize, DemoSizeRun, SizeRunId } from '../sizes.ts';
import { texts } from '../texts.ts';
import type { Texts } from '../types.ts';

/** Column headings of size tables. */
export const guideColumns = {
  eu: texts('EU'),
  uk: texts('UK'),
  us: texts('US'),
  kr: texts('Korea'),
  size: texts('Size'),
  foot: texts('Foot length (cm)'),
  chest: texts('Chest (cm)'),
  underbust: texts('Under bust (cm)'),
  waist: texts('Waist (cm)'),
  hip: texts('Hips (cm)'),
  leg: texts('Inside leg (cm)'),
  height: texts('Height (cm)'),
  head: texts('Head (cm)'),
  hand: texts('Hand (cm)'),
  ball: texts('Circumference (cm)'),
  players: texts('Age'),
} as const satisfies Record<string, Texts>;

export type GuideColumn = keyof typeof guideColumns;

/** A table of measurements; one row per size, in the order of the run. */
export interface DemoSizeGuide {
  readonly columns: readonly GuideColumn[];
  readonly rows: readonly (readonly string[])[];
}

type Measures = Readonly<Record<string, readonly string[]>>;

const national = ['eu', 'uk', 'us', 'kr'] as const;

const body: Partial<Record<SizeRunId, { columns: readonly GuideColumn[]; measures: Measures }>> = {
  'mens-letters': {
    columns: ['chest', 'waist', 'hip'],
    measures: {
      210: ['82-87', '70-75', '82-87'],
      220: ['88-93', '76-81', '88-93'],
      230: ['94-101', '82-89', '94-101'],
      240: ['102-109', '90-97', '102-109'],
      250: ['110-118', '98-106', '110-117'],
      260: ['119-128', '107-116', '118-125'],
      270: ['129-138', '117-127', '126-134'],
    },
  },
  'womens-letters': {
    columns: ['chest', 'underbust', 'waist', 'hip'],
    measures: {
      205: ['72-76', '63-66', '57-60', '81-84'],
      210: ['77-82', '67-71', '61-66', '85-90'],
      220: ['83-88', '72-76', '67-72', '91-96'],
      230: ['89-94', '77-82', '73-78', '97-102'],
      240: ['95-101', '83-88', '79-85', '103-109'],
      250: ['102-109', '89-95', '86-94', '110-117'],
      260: ['110-118', '96-103', '95-104', '118-125'],
    },
  },
  'unisex-letters': {
    columns: ['chest', 'waist', 'hip'],
    measures: {
      210: ['80-87', '66-75', '82-89'],
      220: ['88-93', '76-81', '90-94'],
      230: ['94-101', '82-89', '95-101'],
      240: ['102-109', '90-97', '102-109'],
      250: ['110-118', '98-106', '110-117'],
      260: ['119-128', '107-116', '118-125'],
      270: ['129-138', '117-127', '126-134'],
    },
  },
  'waist-inseam': {
    columns: ['waist', 'leg'],
    measures: {
      301: ['71-74', '76'],
      302: ['76-79', '76'],
      303: ['76-79', '81'],
      304: ['81-84', '76'],
      305: ['81-84', '81'],
      306: ['86-89', '81'],
      307: ['86-89', '86'],
      308: ['91-94', '81'],
      309: ['91-94', '86'],
      310: ['96-99', '86'],
    },
  },
  'kids-ages': {
    columns: ['height', 'chest', 'waist', 'hip'],
    measures: {
      405: ['110-116', '57-60', '54-56', '61-64'],
      407: ['122-128', '61-65', '57-59', '65-69'],
      409: ['134-140', '66-70', '60-63', '70-75'],
      411: ['146-152', '71-76', '64-67', '76-82'],
      413: ['158-164', '77-83', '68-71', '83-88'],
      415: ['170-176', '84-90', '72-76', '89-94'],
    },
  },
  'cap-sizes': { columns: ['head'], measures: { 911: ['54-57'], 912: ['58-61'] } },
  'glove-sizes': {
    columns: ['hand'],
    measures: { 920: ['17-18'], 930: ['19-20'], 940: ['21-22'], 950: ['23-24'] },
  },
  'football-sizes': {
    columns: ['ball', 'players'],
    measures: { 953: ['58-60', '-8'], 954: ['63.5-66', '8-12'], 955: ['68.5-69.5', '13+'] },
  },
  'basketball-sizes': {
    columns: ['ball', 'players'],
    measures: { 965: ['69-71', '7-11'], 966: ['72-74', '12+'], 967: ['75-77', '13+'] },
  },
};

/** The size table of a run; `undefined` for one size. Ranges in centimetres, with decimal points. */
export function sizeGuideOf(runId: SizeRunId): DemoSizeGuide | undefined {
  const run: DemoSizeRun = sizeRuns[runId];
  if (run.sizes.length === 1) return undefined;
  const measured = body[runId];
  const labels = run.national ? national : (['size'] as const);
  const withFoot = runId.endsWith('-shoes');
  return {
    columns: [...labels, ...(withFoot ? (['foot'] as const) : []), ...(measured?.columns ?? [])],
    rows: run.sizes.map((size) => [
      ...(run.national ? national.map((country) => size[country]) : [size.eu]),
      ...(withFoot ? [footLength(size)] : []),
      ...(measured?.measures[size.code] ?? []),
    ]),
  };
}

function footLength(size: DemoSize): string {
  const millimetres = Number(size.kr);
  return millimetres % 10 === 0 ? String(millimetres / 10) : (millimetres / 10).toFixed(1);
}
