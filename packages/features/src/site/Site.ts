import { currencyDigits, fromWire } from '@touchline/contract/money';
import type { Brand } from '@touchline/design-system/brand';
import { localeOf as languageAndCountry } from '@touchline/contract/market/locale';
import type { Language, SiteMarket } from '@touchline/contract/market/schema';
import type { AccountRules } from '@touchline/contract/account/schema';
import { directionOf, traitsOf } from '../i18n/index.ts';
import { ownPlaces, type HeaderPlace } from './HeaderPlace.ts';

/** The brand of the shop, as pages show it. Its tokens and fonts are in the page's style sheet. */
export type SiteBrand = Pick<Brand, 'id' | 'name' | 'logo' | 'mark' | 'pictures' | 'notFoundTitle'>;

/** Selects the data of a brand that pages show. */
export const siteBrand = ({ id, name, logo, mark, pictures, notFoundTitle }: Brand): SiteBrand => ({
  ...{ id, name, logo, mark, pictures, notFoundTitle },
});

/** The data of a market that every page needs; the checkout loads the rest. */
export interface SiteSnapshot {
  brand: SiteBrand;
  market: Pick<
    SiteMarket,
    | 'code'
    | 'country'
    | 'countryNames'
    | 'currency'
    | 'languages'
    | 'timeZone'
    | 'sizeSystem'
    | 'showLowestPrice30Days'
    | 'returnDays'
    | 'returns'
    | 'maxQuantity'
    | 'consent'
    | 'consentByRegion'
    | 'consentRevision'
    | 'legal'
    | 'missingLegal'
    | 'callCentre'
  > & {
    taxation: Pick<SiteMarket['taxation'], 'policy'>;
    /** What the sign-in asks for; the registration loads the rest. */
    account?: Pick<AccountRules, 'persistentLogin' | 'requiredAge'>;
    /** The visit on which the newsletter opens by itself; absent where it never does. */
    newsletterVisit?: number;
    /** Whether the market has the membership programme. */
    hasMembership?: boolean;
    /** Name of the cookie with the products that a guest has saved, where it is not the usual one. */
    wishlistCookie?: string;
    /** The account portal that the checkout loads a component of, and what the portal knows the checkout by. */
    accountPortal?: { origin: string; sourceId: string };
    /** Name of the cookie that says who was signed in at the shop before this one. */
    legacySignInCookie?: string;
    /** Whether there is an app of the shop, which a banner leads phones to. */
    hasApp?: boolean;
    /** Where places of the header lead, as far as it is not a page of the shop. */
    headerPlaces?: Partial<Record<HeaderPlace, string>>;
  };
  language: Language;
  /** Path of the sign-in page, below the site path; absent as long as the shop has none. */
  signInPath?: string;
  /** Texts that the server formatted for this page. */
  formattedTexts?: FormattedTexts;
}

/** Formatted texts by kind, then by the number or date. */
export type FormattedTexts = Record<string, Record<string, string>>;

/** `de-DE`; with the digits of the language where they may differ between machines: `ar-AE-u-nu-latn`. */
function localeOf({ language, market }: Pick<SiteSnapshot, 'language' | 'market'>): string {
  const locale = languageAndCountry({ language, market });
  const { numbers } = traitsOf(language.code);
  return numbers ? `${locale}-u-nu-${numbers}` : locale;
}

/** Formats by what they depend on. Each takes longer to make than the rest of a page's header. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * The site of a page: its addresses, and its formats for money, numbers and dates. Formatted texts are cached, and the
 * server's texts come with the page: the first format that a browser creates blocks a slow phone for a tenth of a
 * second, and its locale data may differ from the server's.
 */
export class Site {
  readonly brand: SiteBrand;
  readonly market: SiteSnapshot['market'];
  readonly language: Language;
  /** BCP 47: `de-DE`, `en-DE`. */
  readonly locale: string;
  /** Path of the sign-in page, below the site path. Views link to it only where it exists. */
  readonly signInPath: string | undefined;
  /** All texts formatted so far, for the page's state. */
  readonly formattedTexts: FormattedTexts;

  constructor(snapshot: SiteSnapshot) {
    this.brand = snapshot.brand;
    this.market = snapshot.market;
    this.language = snapshot.language;
    this.signInPath = snapshot.signInPath;
    this.locale = localeOf(snapshot);
    this.formattedTexts = snapshot.formattedTexts ?? {};
  }

  /** The direction the page's language is written in. */
  get direction(): 'ltr' | 'rtl' {
    return directionOf(this.language.code);
  }

  /**
   * An address of this site: `/cart` → `/gb/cart`. Addresses with a scheme stay as they are; one that begins with two
   * slashes would name another host, and is a path of this site.
   */
  href(path: string): string {
    if (/^([a-z]+:|#)/i.test(path)) return path;
    return `/${this.language.sitePath}${path === '/' || path === '' ? '' : path.replace(/^[/\\]{2,}/, '/')}`;
  }

  /** Where the market's configuration leads a place of the header; `undefined` where it is the shop's own page. */
  configuredPlace(place: HeaderPlace): string | undefined {
    return this.market.headerPlaces?.[place];
  }

  /** The address of a place of the header. */
  placeHref(place: keyof typeof ownPlaces): string {
    return this.href(this.configuredPlace(place) ?? ownPlaces[place]);
  }

  /** How the brand says that an address leads nowhere; `plain` where it has no words of its own. */
  notFoundTitle(plain: string): string {
    return this.brand.notFoundTitle[this.language.code] ?? plain;
  }

  /** Address of the sign-in page that leads back to `path` of this site; `undefined` where the shop has none. */
  signInHref(path: string): string | undefined {
    if (this.signInPath === undefined) return undefined;
    return `${this.href(this.signInPath)}?${new URLSearchParams({ returnTo: path }).toString()}`;
  }

  /**
   * Formats an amount of the contract for the market. Decimals follow the currency: KRW and JPY none, others two. `short`
   * omits `.00` where that is usual in the language (English): for cards and product pages. Empty for a value that is not
   * a number. In India groups are separated by spaces (both documents, section 9).
   */
  money(amount: number, style: 'full' | 'short' = 'full'): string {
    if (!Number.isFinite(amount)) return '';
    return this.once(style === 'short' ? 'money short' : 'money', amount, () => {
      const { currency, country } = this.market;
      const digits = currencyDigits(currency);
      const short =
        style === 'short' &&
        traitsOf(this.language.code).shortAmounts === true &&
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

  /** The symbol of the market's currency: `£`, `€`, `₩`. */
  get currencySign(): string {
    const { currency } = this.market;
    return this.once('sign', currency, () => {
      const parts = this.numberFormat('sign', { style: 'currency', currency }).formatToParts(0);
      return parts.find(({ type }) => type === 'currency')?.value ?? currency;
    });
  }

  /** Formats a whole number for the market. */
  number(value: number): string {
    // Needs no grouping, and has the same digits in each language of the shop (covered by a test).
    if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
    return this.once('number', value, () => this.numberFormat('number', {}).format(value));
  }

  /** Formats the decimals of a size for the language: `40.5` becomes `40,5` in German. Only for display, not for fields and addresses. */
  size(label: string): string {
    return label.replace(/(\d)\.(?=\d)/g, (_, digit: string) => digit + this.decimalMark);
  }

  /**
   * Formats a day (`2026-11-28`, or a timestamp in the market's time zone): `Saturday 28 November`. Its spaces do not
   * break: a date stays on one line.
   */
  day(iso: string, style: 'long' | 'short' = 'long'): string {
    return this.once(`day ${style}`, iso, () => {
      const options: Intl.DateTimeFormatOptions =
        style === 'long'
          ? { weekday: 'long', day: 'numeric', month: 'long' }
          : { weekday: 'short', day: 'numeric', month: 'short' };
      // A plain date has no time zone: parsed and formatted as UTC it stays the same day.
      const timeZone = iso.length === 10 ? 'UTC' : this.market.timeZone;
      const format = this.dateFormat(`day ${style} ${timeZone}`, { ...options, timeZone });
      return unbroken(format.format(new Date(iso)));
    });
  }

  /** Formats a timestamp: date and time in the market's time zone; `short` for one in the next days: `Mon 23 Nov, 20:00`. */
  moment(iso: string, style: 'long' | 'short' = 'long'): string {
    return this.once(`moment ${style}`, iso, () => {
      const { timeZone } = this.market;
      const options: Intl.DateTimeFormatOptions =
        style === 'long'
          ? { dateStyle: 'long', timeStyle: 'short' }
          : { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };
      const { hourCycle } = traitsOf(this.language.code);
      const halves = hourCycle ? { hourCycle } : {};
      const format = this.dateFormat(`moment ${style}`, { ...options, ...halves, timeZone });
      // The locale data of server and browser may differ in the space before America's AM and PM.
      const text = format.format(new Date(iso)).replaceAll('\u202f', ' ');
      // A long timestamp has its own line on a phone: it may break.
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
    const texts = (this.formattedTexts[kind] ??= {});
    return (texts[value] ??= write());
  }

  private numberFormat(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const name = `${this.locale} ${this.market.currency} ${key}`;
    const known = numberFormats.get(name) ?? new Intl.NumberFormat(this.locale, options);
    numberFormats.set(name, known);
    return known;
  }

  private dateFormat(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const name = `${this.locale} ${this.market.timeZone} ${key}`;
    const known = dateFormats.get(name) ?? new Intl.DateTimeFormat(this.locale, options);
    dateFormats.set(name, known);
    return known;
  }
}
