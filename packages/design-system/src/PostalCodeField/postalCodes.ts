import { toLatinDigits } from '../foundations/latinDigits.ts';

// Formats of postal codes, to help a shopper and not to reject input. In a shape, 9 is a digit, a is a letter,
// * is either; every other character is literal.

/** Countries by shape. */
const SHAPES: Readonly<Record<string, string>> = {
  '999': 'FO GN IS LS MG OM PG',
  '9999':
    'AF AL AM AT AU AZ BD BE BG CH CY DK CV ET GE GL GW HT HU LI LR LU MD MK MZ NE NO NZ PH PY SI SJ TN TZ VE ZA',
  '99999':
    'AS AX BA BL BT CR DE DO DZ EE EG ES FI FM FR GF GP GT GU HR ID IQ IT JO KE KH KR KW LA LK LT MA MC ME MF MH MM MN MP MQ MV MX MY NC NI NP PE PF PK PM PR PW RE RS SA SM SN SO TH TR UA UY VA VI WF XK YT ZM',
  '999999': 'BY CN CO EC IN KG KZ NG RO RU SG TJ TM UZ VN',
  '9999999': 'CL IL',
  '999 99': 'CZ GR SE SK',
  '99-999': 'PL',
  '999-9999': 'JP',
  '9999-999': 'PT',
  '99999-999': 'BR',
  '9999 aa': 'NL',
  'a9a 9a9': 'CA',
  'aaa 9999': 'MT',
  'LV-9999': 'LV',
  AD999: 'AD',
  BB99999: 'BB',
  aa9999: 'BN',
  'aa **': 'BM',
  'KY9-9999': 'KY',
  VC9999: 'VC',
  VG9999: 'VG',
  a999: 'SZ',
};

interface Special {
  /** Without spaces and hyphens. */
  pattern: RegExp;
  /** Number of characters after the space or hyphen, and which of the two it is. */
  tail: number;
  joint: ' ' | '-';
  example: string;
}

const british: Special = {
  pattern: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  tail: 3,
  joint: ' ',
  example: 'M4 3AQ',
};

/** Codes whose parts differ in length. */
const SPECIAL: Readonly<Record<string, Special>> = {
  GB: british,
  GG: { ...british, example: 'GY1 1AA' },
  IM: { ...british, example: 'IM2 1AA' },
  JE: { ...british, example: 'JE2 2BT' },
  IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, tail: 4, joint: ' ', example: 'D02 X285' },
  US: { pattern: /^\d{5}(\d{4})?$/, tail: 4, joint: '-', example: '94110' },
};

/** Well-known codes of a country. */
const EXAMPLES: Readonly<Record<string, string>> = {
  AT: '1010',
  AU: '3000',
  BE: '1000',
  BR: '01310-100',
  CA: 'M5V 2T6',
  CH: '8001',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  ES: '28001',
  FI: '00100',
  FR: '75001',
  GR: '105 57',
  IT: '00184',
  JP: '100-0001',
  KR: '04524',
  LV: 'LV-1050',
  NL: '1012 AB',
  NO: '0150',
  PL: '00-001',
  PT: '1100-148',
  SE: '111 20',
  SK: '811 01',
};

/** The format of a country's postal codes. */
export interface PostalCodeRule {
  /** An example: "M4 3AQ". */
  example: string;
  /** Digits only, so that phones can show a numeric keyboard. */
  isNumeric: boolean;
  /** Whether the typed text can be a code, with or without spaces, hyphens and capitals. */
  fits: (typed: string) => boolean;
  /** Formats a code: "m43aq" becomes "M4 3AQ". An invalid one is only capitalised. */
  write: (typed: string) => string;
}

const compact = (text: string) => toLatinDigits(text).toUpperCase().replaceAll(/[\s-]/g, '');

function ofShape(shape: string, country: string): PostalCodeRule {
  const signs = shape
    .replaceAll(/[\s-]/g, '')
    .replaceAll('9', '\\d')
    .replaceAll('a', '[A-Z]')
    .replaceAll('*', '[A-Z\\d]');
  const pattern = new RegExp(`^${signs}$`);
  const fits = (typed: string) => pattern.test(compact(typed));
  return {
    example: EXAMPLES[country] ?? Array.from(shape, exampleSign).join(''),
    isNumeric: /^[9\s-]+$/.test(shape),
    fits,
    write: (typed) => {
      if (!fits(typed)) return toLatinDigits(typed.trim()).toUpperCase();
      const left = Array.from(compact(typed));
      return Array.from(shape, (sign) => (/[\s-]/.test(sign) ? sign : left.shift())).join('');
    },
  };
}

/** Uses consecutive digits, so that an example does not look like a real code. */
function exampleSign(sign: string, index: number): string {
  if (sign === '9' || sign === '*') return String((index % 9) + 1);
  return sign === 'a' ? 'A' : sign;
}

function ofSpecial({ pattern, tail, joint, example }: Special): PostalCodeRule {
  const fits = (typed: string) => pattern.test(compact(typed));
  return {
    example,
    isNumeric: !/[A-Z]/.test(example),
    fits,
    write: (typed) => {
      const code = compact(typed);
      if (!fits(typed)) return toLatinDigits(typed.trim()).toUpperCase();
      // An American code is complete without its last four digits.
      return code.length === compact(example).length && joint === '-'
        ? code
        : `${code.slice(0, -tail)}${joint}${code.slice(-tail)}`;
    },
  };
}

/** The rule of a country by its two-letter code; `undefined` if it has no codes, or none we know. */
export function postalCodeRule(country: string): PostalCodeRule | undefined {
  const special = SPECIAL[country];
  if (special) return ofSpecial(special);
  const shape = Object.keys(SHAPES).find((key) => SHAPES[key]?.split(' ').includes(country));
  return shape === undefined ? undefined : ofShape(shape, country);
}
