/** Number format of a card brand. */
export interface CardBrand {
  readonly code: string;
  readonly name: string;
  /** First digits: a prefix, or a range of prefixes of the same length. */
  readonly prefixes: readonly (readonly [from: string, to: string])[];
  readonly lengths: readonly number[];
  readonly securityCodeLength: number;
  /** Whether the last digit is a check digit (ISO/IEC 7812-1). @default true */
  readonly hasCheckDigit?: boolean;
  /** International brands that its cards carry too: the shopper chooses (Regulation (EU) 2015/751, article 8). */
  readonly coBadges?: readonly string[];
}

const one = (prefix: string): readonly [string, string] => [prefix, prefix];

/**
 * The brands of the checkout document, section 9, and local schemes. The longest matching prefix wins, so that national brands inside the
 * ranges of international ones are recognised.
 */
export const cardBrands: readonly CardBrand[] = [
  { code: 'VISA', name: 'Visa', prefixes: [one('4')], lengths: [13, 16, 19], securityCodeLength: 3 },
  {
    code: 'MASTERCARD',
    name: 'Mastercard',
    prefixes: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
    securityCodeLength: 3,
  },
  {
    code: 'AMEX',
    name: 'American Express',
    prefixes: [one('34'), one('37')],
    lengths: [15],
    securityCodeLength: 4,
  },
  {
    code: 'DISCOVER',
    name: 'Discover',
    prefixes: [one('6011'), ['644', '649'], one('65')],
    lengths: [16, 19],
    securityCodeLength: 3,
  },
  {
    code: 'MAESTRO',
    name: 'Maestro',
    prefixes: [
      one('5018'),
      one('5020'),
      one('5038'),
      one('5893'),
      one('6304'),
      one('6759'),
      ['6761', '6763'],
    ],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    securityCodeLength: 3,
  },
  {
    code: 'MIR',
    name: 'Mir',
    prefixes: [['2200', '2204']],
    lengths: [16, 17, 18, 19],
    securityCodeLength: 3,
  },
  {
    code: 'DINERS',
    name: 'Diners Club',
    prefixes: [['300', '305'], one('36'), one('38'), one('39')],
    lengths: [14, 16, 19],
    securityCodeLength: 3,
  },
  {
    code: 'HIPERCARD',
    name: 'Hipercard',
    prefixes: [one('606282'), one('637095')],
    lengths: [16],
    securityCodeLength: 3,
  },
  {
    code: 'ELO',
    name: 'Elo',
    prefixes: [
      one('401178'),
      one('438935'),
      one('457631'),
      one('504175'),
      one('509000'),
      one('636297'),
      one('651652'),
    ],
    lengths: [16],
    securityCodeLength: 3,
  },
  {
    code: 'JCB',
    name: 'JCB',
    prefixes: [['3528', '3589']],
    lengths: [16, 17, 18, 19],
    securityCodeLength: 3,
  },
  {
    code: 'RUPAY',
    name: 'RuPay',
    prefixes: [one('60'), one('508'), ['8100', '8200']],
    lengths: [16],
    securityCodeLength: 3,
  },
  { code: 'TROY', name: 'Troy', prefixes: [one('9792')], lengths: [16], securityCodeLength: 3 },
  {
    code: 'BANCONTACT',
    name: 'Bancontact',
    prefixes: [one('6703'), one('479658'), one('606005')],
    lengths: [16, 17],
    securityCodeLength: 3,
  },
  {
    code: 'CARTES_BANCAIRES',
    name: 'Cartes Bancaires',
    prefixes: [one('497010'), one('513100')],
    lengths: [16],
    securityCodeLength: 3,
    coBadges: ['VISA', 'MASTERCARD'],
  },
  { code: 'CENCOSUD', name: 'Cencosud', prefixes: [one('603493')], lengths: [16], securityCodeLength: 3 },
  { code: 'NARANJA', name: 'Naranja', prefixes: [one('589562')], lengths: [16], securityCodeLength: 3 },
  {
    code: 'DANKORT',
    name: 'Dankort',
    prefixes: [one('5019'), one('4571')],
    lengths: [16],
    securityCodeLength: 3,
    coBadges: ['VISA'],
  },
  {
    code: 'UNIONPAY',
    name: 'UnionPay',
    prefixes: [one('62')],
    lengths: [16, 17, 18, 19],
    securityCodeLength: 3,
    hasCheckDigit: false,
  },
];

/** All brands that a number begins like, the one with the longest prefix first. */
function brandsOf(digits: string): CardBrand[] {
  return cardBrands
    .map((brand) => ({ brand, length: matchLength(brand, digits) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map(({ brand }) => brand);
}

/** Length of the prefix that a number begins with; 0 without one. */
function matchLength({ prefixes }: CardBrand, digits: string): number {
  return Math.max(
    0,
    ...prefixes.map(([from, to]) => {
      const start = digits.slice(0, from.length);
      return start.length === from.length && start >= from && start <= to ? from.length : 0;
    }),
  );
}

/** The brand of a number by its first digits; `undefined` when there is none. */
export const brandOf = (digits: string): CardBrand | undefined => brandsOf(digits)[0];

/**
 * The brands that a card may be paid by, its own scheme first: one for most cards, more for one with two marks. Only
 * those that are taken.
 *
 * @param taken codes of brands; left out, all are taken
 */
export function choicesOf(digits: string, taken?: readonly string[]): CardBrand[] {
  const [own, ...others] = brandsOf(digits);
  if (!own) return [];
  const marks = [own, ...others.filter(({ code }) => own.coBadges?.includes(code))];
  return marks.filter(({ code }) => taken?.includes(code) ?? true);
}
