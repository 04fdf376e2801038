import { Flag } from '../Flag/Flag.tsx';

/** Flags of plain stripes, as share and colour: `-` lie, `|` stand. The rest is drawn by `Flag`, or not at all. */
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

/** Flags of a cross on a field: field, cross, and a cross within where there is one. */
const CROSSES: Readonly<Record<string, readonly [string, string, string?]>> = {
  DK: ['c8102e', 'fff'],
  FI: ['fff', '003580'],
  IS: ['02529c', 'fff', 'dc1e35'],
  NO: ['ba0c2f', 'fff', '00205b'],
  SE: ['006aa7', 'fecc02'],
};

const drawn = new Set(['DE', 'FR', 'GB', 'KR', 'US']);

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
  const stripes = STRIPES[country];
  if (stripes === undefined) return null;
  const fills = stripes.slice(1).split(',');
  return fills.map((fill, index) => {
    const at = index / fills.length;
    const share = 1 / fills.length;
    return stripes.startsWith('|') ? (
      <rect key={index} x={24 * at} width={24 * share} height="16" fill={`#${fill}`} />
    ) : (
      <rect key={index} y={16 * at} width="24" height={16 * share} fill={`#${fill}`} />
    );
  });
}

/** The flag of a country beside its name: decoration. A country without a drawn flag gets none, not a wrong one. */
export function CountryFlag({ country }: { country: string }) {
  if (drawn.has(country)) return <Flag country={country.toLowerCase()} />;
  const content = shapes(country);
  return content ? (
    <svg width={24} height={16} viewBox="0 0 24 16" aria-hidden="true" focusable="false" data-flag="">
      {content}
    </svg>
  ) : null;
}
