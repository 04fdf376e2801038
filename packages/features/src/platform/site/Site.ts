import type { Brand } from '@touchline/design-system/brand';
import type { AddressOrder } from '@touchline/contract/market/addressLines';
import { writtenSize, Formats } from '@touchline/contract/market/formats';
import type { Language, SiteMarket } from '@touchline/contract/market/schema';
import type { AccountRules } from '@touchline/contract/account/schema';
import { directionOf } from '../i18n/index.ts';
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
    | 'deviceWallets'
  > & {
    taxation: Pick<SiteMarket['taxation'], 'policy'>;
    /** The parts of an address in the market's order. */
    addressOrder: AddressOrder;
    /** What the sign-in asks for; the registration loads the rest. */
    account?: Pick<AccountRules, 'persistentLogin' | 'requiredAge' | 'signInCode'>;
    /** The visit on which the newsletter opens by itself; absent where it never does. */
    newsletterVisit?: number;
    /** Payments are made at the sandbox, of a shop that others reach; see `SiteMarket`. */
    takesTestPayments?: boolean;
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
    /** The remote chat, and where the shop runs, as it is told. */
    chat?: { origin: string; name: string; environment: string };
    /** The remote header application, with the hashes of its script and style sheet where they are checked. */
    remoteHeader?: { origin: string; name: string; integrity?: { script: string; styles: string } };
    /** The pictures that maps are made of, and whose they are. */
    mapTiles?: { address: string; credit: string };
    /** Whether orders can be collected in stores of the shop. */
    hasStores?: boolean;
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
  private readonly formats: Formats;

  constructor(snapshot: SiteSnapshot) {
    this.brand = snapshot.brand;
    this.market = snapshot.market;
    this.language = snapshot.language;
    this.signInPath = snapshot.signInPath;
    this.formats = new Formats(snapshot);
    this.locale = this.formats.locale;
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
   * Formats an amount of the contract for the market; `short` omits `.00` where that is usual in the language (English):
   * for cards and product pages. Empty for a value that is not a number.
   */
  money(amount: number, style: 'full' | 'short' = 'full'): string {
    if (!Number.isFinite(amount)) return '';
    return this.once(style === 'short' ? 'money short' : 'money', amount, () =>
      this.formats.money(amount, style),
    );
  }

  /** The symbol of the market's currency: `£`, `€`, `₩`. */
  get currencySign(): string {
    return this.once('sign', this.market.currency, () => this.formats.currencySign());
  }

  /** Formats a whole number for the market. */
  number(value: number): string {
    // Needs no grouping, and has the same digits in each language of the shop (covered by a test).
    if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
    return this.once('number', value, () => this.formats.number(value));
  }

  /** Formats the decimals of a size for the language: `40.5` becomes `40,5` in German. Only for display, not for fields and addresses. */
  size(label: string): string {
    return writtenSize(label, this.decimalMark);
  }

  /**
   * Formats a day (`2026-11-28`, or a timestamp in the market's time zone or that of a place): `Saturday 28 November`,
   * without a break.
   */
  day(iso: string, style: 'long' | 'short' = 'long', timeZone?: string): string {
    return this.once(inZone(`day ${style}`, timeZone), iso, () => this.formats.day(iso, style, timeZone));
  }

  /**
   * Formats a timestamp: date and time in the market's time zone, or in that of a place; `short` for one in the next
   * days: `Mon 23 Nov, 20:00`.
   */
  moment(iso: string, style: 'long' | 'short' = 'long', timeZone?: string): string {
    return this.once(inZone(`moment ${style}`, timeZone), iso, () =>
      this.formats.moment(iso, style, timeZone),
    );
  }

  /**
   * Formats the timestamp of when something is ready, in the market's time zone or that of a place: `Mon 23 Nov, 14:00`;
   * `Mon 23 Nov` for the start of a day.
   */
  ready(iso: string, timeZone?: string): string {
    return this.once(inZone('ready', timeZone), iso, () => this.formats.ready(iso, timeZone));
  }

  /** Formats a distance in metres, in the units of the country's roads: `0.4 mi`, `1,2 km`. */
  distance(metres: number): string {
    return this.once('distance', metres, () => this.formats.distance(metres));
  }

  /** Metres of the unit of distances: of a mile or a kilometre. */
  get distanceUnit(): number {
    return this.formats.distanceUnit;
  }

  /** Formats opening hours of a day, as local times: `10:00–20:00`. */
  hours(opens: string, closes: string): string {
    return this.once('hours', `${opens}–${closes}`, () => this.formats.hours(opens, closes));
  }

  /** Formats the time of day of a timestamp, in the market's time zone: `18:00`, without a break. */
  time(iso: string): string {
    return this.once('time', iso, () => this.formats.time(iso));
  }

  private get decimalMark(): string {
    return this.once('mark', '', () => this.formats.decimalMark());
  }

  private once(kind: string, value: number | string, write: () => string): string {
    const texts = (this.formattedTexts[kind] ??= {});
    return (texts[value] ??= write());
  }
}

const inZone = (kind: string, timeZone: string | undefined): string =>
  timeZone === undefined ? kind : `${kind} ${timeZone}`;
