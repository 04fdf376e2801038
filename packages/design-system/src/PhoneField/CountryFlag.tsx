import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Flag } from '../Flag/Flag.tsx';
import { FlagFrame } from '../Flag/FlagFrame.ts';
import { stripes } from '../Flag/stripes.tsx';

const load = () => import('./emblemFlags.tsx');

/** Flags of plain stripes, as width and colour: `-` for horizontal stripes, `|` for vertical ones. */
const STRIPES: Readonly<Record<string, string>> = {
  AM: '-d90012,0033a0,f2a800',
  AT: '-c8102e,fff,c8102e',
  BE: '|111,fdda24,ef3340',
  BG: '-fff,00966e,d62612',
  BO: '-d52b1e,f9e300,007934',
  CI: '|f77f00,fff,009e60',
  CO: '-fcd116,fcd116,003893,ce1126',
  EE: '-0072ce,111,fff',
  ES: '-aa151b,f1bf00,f1bf00,aa151b',
  GA: '-009e60,fcd116,3a75c4',
  GN: '|ce1126,fcd116,009460',
  HU: '-ce2939,fff,477050',
  ID: '-ce1126,fff',
  IE: '|169b62,fff,ff883e',
  IT: '|009246,fff,ce2b37',
  LT: '-fdb913,006a44,c1272d',
  LU: '-ed2939,fff,00a1de',
  LV: '-9e3039,9e3039,fff,9e3039,9e3039',
  MC: '-ce1126,fff',
  ML: '|14b53a,fcd116,ce1126',
  MU: '-ea2839,1a206d,ffd500,00a551',
  NG: '|008751,fff,008751',
  NL: '-ae1c28,fff,21468b',
  PE: '|d91023,fff,d91023',
  PL: '-fff,dc143c',
  RO: '|002b7f,fcd116,ce1126',
  SL: '-1eb53a,fff,0072c6',
  TD: '|002664,fecb00,c60c30',
  TH: '-a51931,f4f5f8,2d2a4a,2d2a4a,f4f5f8,a51931',
  UA: '-0057b7,ffd700',
  YE: '-ce1126,fff,111',
};

/** Flags of a cross on a field: colours of the field, the cross, and an inner cross if there is one. */
const CROSSES: Readonly<Record<string, readonly [string, string, string?]>> = {
  DK: ['c8102e', 'fff'],
  FI: ['fff', '003580'],
  IS: ['02529c', 'fff', 'dc1e35'],
  NO: ['ba0c2f', 'fff', '00205b'],
  SE: ['006aa7', 'fecc02'],
};

/** Drawn by `Flag`, which has one for each market. */
const MARKETS = new Set(['DE', 'FR', 'GB', 'KR', 'US']);

/** Flags with more than stripes or a cross: their drawings are loaded when the first of them is shown. */
export const WITH_EMBLEM: ReadonlySet<string> = new Set(
  'AU BR CA CH CN CY CZ EG GR HR IL IN JP LI MT NZ PT RS SI SK TR ZA'.split(' '),
);

function shapes(country: string) {
  const cross = CROSSES[country];
  if (cross) {
    const [field, outer, inner] = cross;
    return (
      <>
        <path d="M0 0h24v16H0z" fill={`#${field}`} />
        <path d="M8.5 0v16M0 8h24" stroke={`#${outer}`} strokeWidth="3.6" />
        {inner ? <path d="M8.5 0v16M0 8h24" stroke={`#${inner}`} strokeWidth="1.8" /> : null}
      </>
    );
  }
  const code = STRIPES[country];
  if (code === undefined) return null;
  const fills = code
    .slice(1)
    .split(',')
    .map((fill) => `#${fill}`);
  return stripes(fills, code.startsWith('|'));
}

/** Loads the drawing; its space is reserved until then. */
function useEmblem(country: string): ReactNode {
  const [drawings, setDrawings] = useState<Readonly<Record<string, ReactNode>>>();
  const isAwaited = WITH_EMBLEM.has(country) && !drawings;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isShown = true;
    // A drawing that cannot be loaded is left out: it is decoration.
    load().then(
      ({ emblemFlags }) => isShown && setDrawings(emblemFlags),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isAwaited]);
  return drawings?.[country];
}

/** Decorative flag next to the name of a country. A country without a drawing gets none. */
export function CountryFlag({ country }: { country: string }) {
  const emblem = useEmblem(country);
  if (MARKETS.has(country)) return <Flag country={country.toLowerCase()} />;
  const content = emblem ?? shapes(country);
  return content || WITH_EMBLEM.has(country) ? (
    <FlagFrame width={24} height={16} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      {content}
    </FlagFrame>
  ) : null;
}
