// First digits, lengths and grouping of card numbers. The ends of a range have as many digits as are compared.

interface BrandFacts {
  /** As written on the card. */
  name: string;
  /** First digits: `51-55` is a range. Empty where the number does not identify the brand. */
  begins: string;
  lengths: readonly number[];
  /** Digits in each group; the last group repeats. @default [4] */
  groups?: readonly number[];
  /** Some of its numbers have no check digit. */
  isUnchecked?: true;
}

const sixteenToNineteen = [16, 17, 18, 19];

const FACTS = {
  visa: { name: 'Visa', begins: '4', lengths: [16, 18, 19] },
  mastercard: { name: 'Mastercard', begins: '51-55 2221-2720', lengths: [16] },
  american_express: { name: 'American Express', begins: '34 37', lengths: [15], groups: [4, 6, 5] },
  discover: { name: 'Discover', begins: '6011 644-649 65', lengths: [16, 19] },
  diners_club: { name: 'Diners Club', begins: '300-305 36 38 39', lengths: [14, 16, 19], groups: [4, 6, 4] },
  jcb: { name: 'JCB', begins: '3528-3589 1800 2131', lengths: sixteenToNineteen },
  unionpay: {
    name: 'UnionPay',
    begins: '62 8100-8171',
    lengths: [14, 15, ...sixteenToNineteen],
    isUnchecked: true,
  },
  elo: {
    name: 'Elo',
    begins:
      '401178 401179 438935 457631-457632 504175 506699-506778 509000-509999 627780 636297 636368 650031-650033 ' +
      '650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 650901-650978 ' +
      '651652-651679 655000-655019 655021-655058',
    lengths: [16],
  },
  verve: { name: 'Verve', begins: '506099-506198 507865-507964 650002-650027', lengths: [16, 18, 19] },
  maestro: {
    name: 'Maestro',
    begins: '493698 500000-504174 504176-506698 506779-508999 56-59 63 67',
    lengths: [12, 13, 14, 15, ...sixteenToNineteen],
  },
  mir: { name: 'Mir', begins: '2200-2204', lengths: sixteenToNineteen },
  hipercard: { name: 'Hipercard', begins: '606282', lengths: [16] },
  hiper: { name: 'Hiper', begins: '637095 63737423 63743358 637568 637599 637609 637612', lengths: [16] },
  troy: { name: 'Troy', begins: '9792', lengths: [16] },
  naranja: { name: 'Naranja', begins: '589562 402918 527572', lengths: [16] },
  rupay: { name: 'RuPay', begins: '60 6521 6522 81 82 508', lengths: [16] },
  bancontact: { name: 'Bancontact', begins: '6703', lengths: [16, 17] },
  // On Visa and Mastercard cards of French banks: the number does not identify it, so the shopper is asked.
  cartes_bancaires: { name: 'Cartes Bancaires', begins: '', lengths: [16] },
  cencosud: { name: 'Cencosud', begins: '603493', lengths: [16] },
} as const satisfies Record<string, BrandFacts>;

/** A card brand. */
export type CardBrand = keyof typeof FACTS;

/** All brands that have a mark; a shop shows those it accepts. */
export const cardBrands = Object.keys(FACTS) as readonly CardBrand[];

const factsOf = (brand: CardBrand): BrandFacts => FACTS[brand];

/** The brand's name as written on the card: "American Express". */
export const cardBrandName = (brand: CardBrand): string => FACTS[brand].name;

/** How many of the first digits identify the brand; 0 when they belong to another brand or are too few. */
function certainty(digits: string, brand: CardBrand): number {
  let most = 0;
  for (const range of factsOf(brand).begins.split(' ')) {
    const [from = '', to = from] = range.split('-');
    const first = digits.slice(0, from.length);
    const isWithin = from !== '' && first.length === from.length && first >= from && first <= to;
    if (isWithin) most = Math.max(most, from.length);
  }
  return most;
}

/** The brand of a number among those a shop accepts: the one that matches the most leading digits. */
export function brandOfNumber(digits: string, taken: readonly CardBrand[]): CardBrand | undefined {
  let found: CardBrand | undefined;
  let most = 0;
  for (const brand of taken) {
    const sure = certainty(digits, brand);
    if (sure > most) {
      most = sure;
      found = brand;
    }
  }
  return found;
}

/** Digits grouped as on the card: `3782 822463 10005`. */
export function groupDigits(digits: string, brand: CardBrand | undefined): string {
  const facts = brand && factsOf(brand);
  // Longer Diners numbers are grouped like most others.
  const isLong = digits.length > 15;
  const groups = (!isLong && facts?.groups) || [4];
  const parts: string[] = [];
  for (let at = 0, index = 0; at < digits.length; index += 1) {
    const size = groups[Math.min(index, groups.length - 1)] ?? 4;
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
}

/** Whether the check digit (the last one) is valid. */
function isChecked(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.at(-1 - index));
    const doubled = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += index % 2 ? doubled : digit;
  }
  return sum % 10 === 0;
}

/** Whether a number may be complete: its length fits its brand and its check digit is valid. */
export function isCompleteNumber(digits: string, brand: CardBrand | undefined): boolean {
  if (!brand) return false;
  const { lengths, isUnchecked } = factsOf(brand);
  return lengths.includes(digits.length) && (isUnchecked === true || isChecked(digits));
}
