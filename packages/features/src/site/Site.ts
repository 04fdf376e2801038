import { currencyDigits, fromWire } from '@touchline/contract/money';
import type { Language, Market, Site as WholeSite } from '@touchline/contract/market/schema';

export const brands = ['touchline', 'northing'] as const;
export type Brand = (typeof brands)[number];

/** What every page needs to know of its market; the checkout asks for the rest. */
export interface SiteSnapshot {
  brand: Brand;
  market: Pick<
    Market,
    | 'code'
    | 'country'
    | 'countryNames'
    | 'currency'
    | 'languages'
    | 'timeZone'
    | 'sizeSystem'
    | 'showLowestPrice30Days'
    | 'returnDays'
    | 'maxQuantity'
    | 'consent'
    | 'legal'
  > & { taxation: Pick<Market['taxation'], 'policy'> };
  language: Language;
  /** Where one signs in, below the site path; absent as long as the shop has no such page. */
  signInPath?: string;
  /** What the server wrote for this page. */
  written?: WrittenTexts;
}

/** Texts by kind, then by the number or date they write. */
export type WrittenTexts = Record<string, Record<string, string>>;

/** Takes from a market what every page needs. `signInPath` is that of `SiteSnapshot`. */
export function siteSnapshot(
  { market, language }: WholeSite,
  brand: Brand,
  signInPath?: string,
): SiteSnapshot {
  const { code, country, countryNames, currency, languages, timeZone, sizeSystem } = market;
  const { showLowestPrice30Days, returnDays, maxQuantity, consent, legal, taxation } = market;
  const name = countryNames[language.code];
  return {
    brand,
    language,
    ...(signInPath === undefined ? {} : { signInPath }),
    market: {
      ...{ code, country, currency, languages, timeZone, sizeSystem },
      countryNames: name === undefined ? {} : { [language.code]: name },
      ...{ showLowestPrice30Days, returnDays, maxQuantity, consent, legal },
      taxation: { policy: taxation.policy },
    },
  };
}

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * The site a page is on: its addresses, and how it writes money, numbers and dates. What was written once is kept, and
 * the server's texts come with the page: the first format that a browser makes keeps a slow phone busy for a tenth of a
 * second, and it may know another edition of the rules than the server.
 */
export class Site {
  readonly brand: Brand;
  readonly market: SiteSnapshot['market'];
  readonly language: Language;
  /** BCP 47: `de-DE`, `en-DE`. */
  readonly locale: string;
  /** Where one signs in, below the site path. Views offer it only where it is. */
  readonly signInPath: string | undefined;
  /** All that was written so far; for the page's state. */
  readonly written: WrittenTexts;
  private readonly formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

  constructor(snapshot: SiteSnapshot) {
    this.brand = snapshot.brand;
    this.market = snapshot.market;
    this.language = snapshot.language;
    this.signInPath = snapshot.signInPath;
    this.locale = `${snapshot.language.code}-${snapshot.market.country}`;
    this.written = snapshot.written ?? {};
  }

  /** An address of this site: `/cart` → `/gb/cart`. Addresses with a scheme stay as they are. */
  href(path: string): string {
    if (/^([a-z]+:|\/\/|#)/i.test(path)) return path;
    return `/${this.language.sitePath}${path === '/' || path === '' ? '' : path}`;
  }

  /**
   * An amount of the wire as the market writes it. Decimals follow the currency: KRW and JPY none, others two.
   * `short` leaves out `.00` where the language is used to it (English): for cards and product pages. Empty for what is
   * no number. In India groups are parted by spaces (both documents, section 9).
   */
  money(amount: number, style: 'full' | 'short' = 'full'): string {
    if (!Number.isFinite(amount)) return '';
    return this.once(style === 'short' ? 'money short' : 'money', amount, () => {
      const { currency, country } = this.market;
      const digits = currencyDigits(currency);
      const short =
        style === 'short' &&
        this.language.code === 'en' &&
        fromWire(amount, currency).minor % 10 ** digits === 0;
      const format = this.numberFormat(`money ${short}`, {
        style: 'currency',
        currency,
        minimumFractionDigits: short ? 0 : digits,
        maximumFractionDigits: digits,
      });
      if (country !== 'IN') return format.format(amount);
      const parts = format.formatToParts(amount);
      return parts.map(({ type, value }) => (type === 'group' ? '\u00a0' : value)).join('');
    });
  }

  /** The sign of the market's currency: `£`, `€`, `₩`. */
  get currencySign(): string {
    const { currency } = this.market;
    return this.once('sign', currency, () => {
      const parts = this.numberFormat('sign', { style: 'currency', currency }).formatToParts(0);
      return parts.find(({ type }) => type === 'currency')?.value ?? currency;
    });
  }

  /** A whole number as the market writes it. */
  number(value: number): string {
    // Not grouped, and in the same digits in each of our languages (a test holds it).
    if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
    return this.once('number', value, () => this.numberFormat('number', {}).format(value));
  }

  /** A size as the language writes its halves: `40.5` reads `40,5` in German. The size itself, in fields and addresses, stays. */
  size(label: string): string {
    return label.replace(/(\d)\.(?=\d)/g, (_, digit: string) => digit + this.decimalMark);
  }

  /**
   * A day (`2026-11-28`, or a moment, taken in the market's time zone): `Saturday 28 November`. Its spaces do not break:
   * a date stays on one line.
   */
  day(iso: string, style: 'long' | 'short' = 'long'): string {
    return this.once(`day ${style}`, iso, () => {
      const options: Intl.DateTimeFormatOptions =
        style === 'long'
          ? { weekday: 'long', day: 'numeric', month: 'long' }
          : { weekday: 'short', day: 'numeric', month: 'short' };
      // A plain day belongs to no zone: read and written as UTC it stays the same day.
      const timeZone = iso.length === 10 ? 'UTC' : this.market.timeZone;
      const format = this.dateFormat(`day ${style} ${timeZone}`, { ...options, timeZone });
      return unbroken(format.format(new Date(iso)));
    });
  }

  /** A moment: date and time in the market's time zone; `short` for one of the next days: `Mon 23 Nov, 20:00`. */
  moment(iso: string, style: 'long' | 'short' = 'long'): string {
    return this.once(`moment ${style}`, iso, () => {
      const { timeZone } = this.market;
      const options: Intl.DateTimeFormatOptions =
        style === 'long'
          ? { dateStyle: 'long', timeStyle: 'short' }
          : { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };
      // Server and browser know different editions of the same rules: they differ in Korea's word for the half of the
      // day, and in the space before America's.
      const halves = this.language.code === 'ko' ? { hourCycle: 'h23' as const } : {};
      const format = this.dateFormat(`moment ${style}`, { ...options, ...halves, timeZone });
      const text = format.format(new Date(iso)).replaceAll('\u202f', ' ');
      // A long moment is a line of its own on a phone: it may break.
      return style === 'short' ? unbroken(text) : text;
    });
  }

  private get decimalMark(): string {
    return this.once('mark', '', () => {
      const parts = this.numberFormat('number', {}).formatToParts(0.5);
      return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    });
  }

  private once(kind: string, value: number | string, write: () => string): string {
    const texts = (this.written[kind] ??= {});
    return (texts[value] ??= write());
  }

  private numberFormat(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const known = this.formats.get(key);
    if (known instanceof Intl.NumberFormat) return known;
    const made = new Intl.NumberFormat(this.locale, options);
    this.formats.set(key, made);
    return made;
  }

  private dateFormat(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const known = this.formats.get(key);
    if (known instanceof Intl.DateTimeFormat) return known;
    const made = new Intl.DateTimeFormat(this.locale, options);
    this.formats.set(key, made);
    return made;
  }
}
