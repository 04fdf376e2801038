import type { Brand } from '@touchline/design-system/brand';
import type { Language, Market } from '@touchline/contract/market/schema';
import type { AccountRules } from '@touchline/contract/account/schema';
/** The brand of the shop, as pages show it. Its tokens and fonts are in the page's style sheet. */
export type SiteBrand = Pick<Brand, 'id' | 'name' | 'logo' | 'mark' | 'pictures'>;
/** Selects the data of a brand that pages show. */
export declare const siteBrand: ({ id, name, logo, mark, pictures }: Brand) => SiteBrand;
/** The data of a market that every page needs; the checkout loads the rest. */
export interface SiteSnapshot {
    brand: SiteBrand;
    market: Pick<Market, 'code' | 'country' | 'countryNames' | 'currency' | 'languages' | 'timeZone' | 'sizeSystem' | 'showLowestPrice30Days' | 'returnDays' | 'maxQuantity' | 'consent' | 'consentRevision' | 'legal' | 'callCentre'> & {
        taxation: Pick<Market['taxation'], 'policy'>;
        /** What the sign-in asks for; the registration loads the rest. */
        account?: Pick<AccountRules, 'persistentLogin' | 'requiredAge'>;
        /** The visit on which the newsletter opens by itself; absent where it never does. */
        newsletterVisit?: number;
        /** Name of the cookie with the products that a guest has saved, where it is not the usual one. */
        wishlistCookie?: string;
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
export declare class Site {
    readonly brand: SiteBrand;
    readonly market: SiteSnapshot['market'];
    readonly language: Language;
    /** BCP 47: `de-DE`, `en-DE`. */
    readonly locale: string;
    /** Path of the sign-in page, below the site path. Views link to it only where it exists. */
    readonly signInPath: string | undefined;
    /** All texts formatted so far, for the page's state. */
    readonly formattedTexts: FormattedTexts;
    private readonly formats;
    constructor(snapshot: SiteSnapshot);
    /** The direction the page's language is written in. */
    get direction(): 'ltr' | 'rtl';
    /** An address of this site: `/cart` → `/gb/cart`. Addresses with a scheme stay as they are. */
    href(path: string): string;
    /** Address of the sign-in page that leads back to `path` of this site; `undefined` where the shop has none. */
    signInHref(path: string): string | undefined;
    /**
     * Formats an amount of the contract for the market. Decimals follow the currency: KRW and JPY none, others two. `short`
     * omits `.00` where that is usual in the language (English): for cards and product pages. Empty for a value that is not
     * a number. In India groups are separated by spaces (both documents, section 9).
     */
    money(amount: number, style?: 'full' | 'short'): string;
    /** The symbol of the market's currency: `£`, `€`, `₩`. */
    get currencySign(): string;
    /** Formats a whole number for the market. */
    number(value: number): string;
    /** Formats the decimals of a size for the language: `40.5` becomes `40,5` in German. Only for display, not for fields and addresses. */
    size(label: string): string;
    /**
     * Formats a day (`2026-11-28`, or a timestamp in the market's time zone): `Saturday 28 November`. Its spaces do not
     * break: a date stays on one line.
     */
    day(iso: string, style?: 'long' | 'short'): string;
    /** Formats a timestamp: date and time in the market's time zone; `short` for one in the next days: `Mon 23 Nov, 20:00`. */
    moment(iso: string, style?: 'long' | 'short'): string;
    private get decimalMark();
    private once;
    private numberFormat;
    private dateFormat;
}
