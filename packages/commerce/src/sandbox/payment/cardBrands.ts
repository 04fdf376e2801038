/** Number format of a card brand. */
export interface CardBrand {
  readonly code: string;
  readonly name: string;
  /** First digits: a prefix, or a range of prefixes of the same length. */
  readonly prefixes: readonly (readonly [from: string, to: string])[];
  readonly lengths: readonly number[];
  readonly securityCodeLength: number;
}

const one = (prefix: string): readonly [string, string] => [prefix, prefix];

/**
 * The brands of the checkout document, section 9. The longest matching prefix wins, so that national brands inside the
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
  },
  { code: 'CENCOSUD', name: 'Cencosud', prefixes: [one('603493')], lengths: [16], securityCodeLength: 3 },
  { code: 'NARANJA', name: 'Naranja', prefixes: [one('589562')], lengths: [16], securityCodeLength: 3 },
];

/** The brand of a number by its first digits; `undefined` when there is none. */
export function brandOf(digits: string): CardBrand | undefined {
  let best: CardBrand | undefined;
  let length = 0;
  for (const brand of cardBrands) {
    for (const [from, to] of brand.prefixes) {
      const start = digits.slice(0, from.length);
      if (from.length > length && start >= from && start <= to && start.length === from.length) {
        best = brand;
        length = from.length;
      }
    }
  }
  return best;
}
