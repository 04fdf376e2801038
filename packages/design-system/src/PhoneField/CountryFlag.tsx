import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Flag } from '../Flag/Flag.tsx';
import { FlagFrame } from '../Flag/FlagFrame.ts';
import { stripes } from '../Flag/stripes.tsx';

const load = () => import('./emblemFlags.tsx');

/** Flags of plain stripes, as width and colour: `-` for horizontal stripes, `|` for vertical ones. */
const STRIPES: Readonly<Record<string, string>> = {
  AT: '-c8102e,fff,c8102e',
  BE: '|111,fdda24,ef3340',
  BG: '-fff,00966e,d62612',
  EE: '-0072ce,111,fff',
  ES: '-aa151b,f1bf00,f1bf00,aa151b',
  HU: '-ce2939,fff,477050',
  ID: '-ce1126,fff',
  IE: '|169b62,fff,ff883e',
  IT: '|009246,fff,ce2b37',
  LT: '-fdb913,006a44,c1272d',
  LU: '-ed2939,fff,00a1de',
  LV: '-9e3039,9e3039,fff,9e3039,9e3039',
  MC: '-ce1126,fff',
  NL: '-ae1c28,fff,21468b',
  PL: '-fff,dc143c',
  RO: '|002b7f,fcd116,ce1126',
  UA: '-0057b7,ffd700',
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
  'AU BR CA CH CN CY CZ GR HR IL IN JP LI MT NZ PT RS SI SK TR ZA'.split(' '),
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
