import { currencyDigits, fromWire } from '../money.ts';
import { traitsOf } from './languageTraits.ts';
import { localeOf as languageAndCountry } from './locale.ts';
import type { Site } from './schema.ts';

/** What the formats of a site depend on. */
export interface FormattedSite {
  readonly language: Pick<Site['language'], 'code'>;
  readonly market: Pick<Site['market'], 'country' | 'currency' | 'timeZone'>;
}

/** Formats by what they depend on. Each takes longer to make than the rest of a page's header. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

const metresOfMile = 1609.344;

/** Where roads are measured in miles. */
const countriesWithMiles: readonly string[] = ['GB', 'US', 'LR', 'MM'];

/** A size with the decimals of a language: `40.5` becomes `40,5` in German. Only for display, not for fields and addresses. */
export const writtenSize = (label: string, decimalMark: string): string =>
  label.replace(/(\d)\.(?=\d)/g, (_, digit: string) => digit + decimalMark);

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** `de-DE`; with the digits of the language where they may differ between machines: `ar-AE-u-nu-latn`. */
export function formatLocale(site: FormattedSite): string {
  const locale = languageAndCountry(site);
  const { numbers } = traitsOf(site.language.code);
  return numbers ? `${locale}-u-nu-${numbers}` : locale;
}

/** How a site writes money, numbers and dates: on its pages and in its mails. */
export class Formats {
  /** BCP 47: `de-DE`, `en-DE`. */
  readonly locale: string;
  private readonly site: FormattedSite;

  constructor(site: FormattedSite) {
    this.site = site;
    this.locale = formatLocale(site);
  }

  /**
   * An amount of the contract in the market's currency. Decimals follow the currency: KRW and JPY none, others two.
   * `short` omits `.00` where that is usual in the language (English). In India groups are separated by spaces (both
   * documents, section 9).
   */
  money(amount: number, style: 'full' | 'short' = 'full'): string {
    const { currency, country } = this.site.market;
    const digits = currencyDigits(currency);
    const short =
      style === 'short' &&
      traitsOf(this.site.language.code).shortAmounts === true &&
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
  }

  /** The symbol of the market's currency: `£`, `€`, `₩`. */
  currencySign(): string {
    const { currency } = this.site.market;
    const parts = this.numberFormat('sign', { style: 'currency', currency }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  }

  number(value: number): string {
    return this.numberFormat('number', {}).format(value);
  }

  decimalMark(): string {
    const parts = this.numberFormat('number', {}).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  }

  /** A size as the language writes it: `EU 40,5` in German. */
  size(label: string): string {
    return writtenSize(label, this.decimalMark());
  }

  /** What is known of something, side by side: `Volt, EU 40,5`. Empty parts are left out. */
  details(parts: readonly (string | undefined)[]): string {
    return parts.filter(Boolean).join(traitsOf(this.site.language.code).comma ?? ', ');
  }

  /**
   * A day (`2026-11-28`, or a timestamp in the market's time zone or that of a place): `Saturday 28 November`. Its
   * spaces do not break: a date stays on one line.
   */
  day(iso: string, style: 'long' | 'short' = 'long', zone: string = this.site.market.timeZone): string {
    const options: Intl.DateTimeFormatOptions =
      style === 'long'
        ? { weekday: 'long', day: 'numeric', month: 'long' }
        : { weekday: 'short', day: 'numeric', month: 'short' };
    // A plain date has no time zone: parsed and formatted as UTC it stays the same day.
    const timeZone = iso.length === 10 ? 'UTC' : zone;
    const format = this.dateFormat(`day ${style} ${timeZone}`, { ...options, timeZone });
    return unbroken(format.format(new Date(iso)));
  }

  /**
   * A timestamp: date and time in the market's time zone, or in that of a place; `short` for one in the next days:
   * `Mon 23 Nov, 20:00`.
   */
  moment(
    iso: string,
    style: 'long' | 'short' = 'long',
    timeZone: string = this.site.market.timeZone,
  ): string {
    const options: Intl.DateTimeFormatOptions =
      style === 'long'
        ? { dateStyle: 'long', timeStyle: 'short' }
        : { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };
    const { hourCycle } = traitsOf(this.site.language.code);
    const halves = hourCycle ? { hourCycle } : {};
    const format = this.dateFormat(`moment ${style} ${timeZone}`, { ...options, ...halves, timeZone });
    // The locale data of server and browser may differ in the space before America's AM and PM.
    const text = format.format(new Date(iso)).replaceAll('\u202f', ' ');
    // A long timestamp has its own line on a phone: it may break.
    return style === 'short' ? unbroken(text) : text;
  }

  /**
   * The timestamp of when something is ready, as `moment` writes a short one: `Mon 23 Nov, 14:00`. A day that begins, as
   * at a locker that is always open, says no hour: `Mon 23 Nov`.
   */
  ready(iso: string, timeZone: string = this.site.market.timeZone): string {
    const format = this.dateFormat(`clock ${timeZone}`, { timeStyle: 'short', hourCycle: 'h23', timeZone });
    const clock = format.formatToParts(new Date(iso)).filter(({ type }) => /hour|minute/.test(type));
    const isStart = clock.every(({ value }) => Number(value) === 0);
    return isStart ? this.day(iso, 'short', timeZone) : this.moment(iso, 'short', timeZone);
  }

  /** The time of day of a timestamp, in the market's time zone: `18:00`. It does not break. */
  time(iso: string): string {
    const { timeZone } = this.site.market;
    const { hourCycle } = traitsOf(this.site.language.code);
    const options = { hour: 'numeric', minute: '2-digit', ...(hourCycle ? { hourCycle } : {}) } as const;
    return unbroken(
      this.dateFormat('time', { ...options, timeZone })
        .format(new Date(iso))
        .replaceAll('\u202f', ' '),
    );
  }

  /**
   * A distance in metres, as the country's road signs have it: `0.4 mi`, `12 mi`, `350 m`, `1,2 km`. One decimal below
   * ten; nothing is nearer than a tenth of a mile or ten metres.
   */
  distance(metres: number): string {
    const isInMiles = this.distanceUnit === metresOfMile;
    if (!isInMiles && metres < 1000) return this.unit('meter', Math.max(10, Math.round(metres / 10) * 10), 0);
    const far = Math.max(metres / this.distanceUnit, 0.1);
    return this.unit(isInMiles ? 'mile' : 'kilometer', far, far < 9.95 ? 1 : 0);
  }

  /** Metres of the unit in which the country measures its roads. */
  get distanceUnit(): number {
    return countriesWithMiles.includes(this.site.market.country) ? metresOfMile : 1000;
  }

  /** Hours of a day, as local times: `10:00–20:00`; `24:00` is the end of the day. */
  hours(opens: string, closes: string): string {
    const { hourCycle } = traitsOf(this.site.language.code);
    const format = this.dateFormat('hours', {
      ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
      ...(hourCycle ? { hourCycle } : {}),
    });
    const time = (text: string) => {
      const [hour = 0, minute = 0] = text.split(':').map(Number);
      return format.format(new Date(Date.UTC(2026, 0, 1, hour % 24, minute))).replaceAll('\u202f', ' ');
    };
    return unbroken(`${time(opens)}–${time(closes)}`);
  }

  private unit(unit: string, value: number, maximumFractionDigits: number): string {
    const format = this.numberFormat(`${unit} ${maximumFractionDigits}`, {
      ...{ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits },
    });
    return unbroken(format.format(value));
  }

  private numberFormat(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const name = `${this.locale} ${this.site.market.currency} ${key}`;
    const known = numberFormats.get(name) ?? new Intl.NumberFormat(this.locale, options);
    numberFormats.set(name, known);
    return known;
  }

  private dateFormat(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const name = `${this.locale} ${this.site.market.timeZone} ${key}`;
    const known = dateFormats.get(name) ?? new Intl.DateTimeFormat(this.locale, options);
    dateFormats.set(name, known);
    return known;
  }
}
