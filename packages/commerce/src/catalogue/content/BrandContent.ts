import type { MarketConsents } from '@touchline/contract/consent/schema';
import type { AppDevice, AppRating } from '@touchline/contract/content/schema';
import type { SortOrder } from '@touchline/contract/product/schema';
import type { LanguageTexts } from '../products/tables.ts';

/**
 * LanguageTexts may hold facts of the market in braces, `{freeFrom}`; `fillFacts` puts them in. `{count}` in the link of a rail
 * is the number of products of its list.
 */
export interface ShopLink {
  readonly label: LanguageTexts;
  /** Path below the site path, `/help/returns`. */
  readonly href: string;
}

/** Lines of a headline, by language. */
export type TextLines = Readonly<Record<string, readonly string[]>>;

/**
 * A picture of the brand by its name in the picture manifest, or `catalogue/PATH` for that of the first product of a list, and
 * `catalogue/PATH#2` for that of the second. `alt` is empty where it decorates.
 */
export interface ShopPicture {
  readonly name: string;
  readonly alt: LanguageTexts;
}

/** Which products a rail shows: the beginning of a list. */
export interface RailQuery {
  /** Path of the list: `new`, `sale`, `shoes/trail-shoes`. */
  readonly path: string;
  readonly sort: SortOrder;
  readonly limit: number;
  /** Whether departments and categories take turns. @default false */
  readonly isMixed?: boolean | undefined;
}

/** A head with its paragraphs; a paragraph that begins with `- ` is an entry of a list. */
export interface ShopBlock {
  readonly head?: LanguageTexts | undefined;
  readonly paragraphs: readonly LanguageTexts[];
}

/** Sections of a page, as the contract's, before pictures, products and counts are looked up. */
export type ShopSection =
  | {
      readonly kind: 'hero';
      readonly id: string;
      readonly lines: TextLines;
      readonly text: LanguageTexts;
      readonly links: readonly ShopLink[];
      readonly picture: ShopPicture;
    }
  | {
      readonly kind: 'categories';
      readonly id: string;
      readonly tiles: readonly {
        readonly label: LanguageTexts;
        readonly path: string;
        readonly picture: ShopPicture;
      }[];
    }
  | {
      readonly kind: 'rail';
      readonly id: string;
      readonly title: LanguageTexts;
      readonly link: ShopLink;
      readonly query: RailQuery;
    }
  | {
      readonly kind: 'index';
      readonly id: string;
      readonly text: LanguageTexts;
      /** Keys of sports, as in `taxonomy.ts`. */
      readonly sports: readonly string[];
    }
  | {
      readonly kind: 'editorial';
      readonly id: string;
      readonly lines: TextLines;
      readonly text: LanguageTexts;
      readonly link: ShopLink;
      readonly picture: ShopPicture;
    }
  | {
      readonly kind: 'membership';
      readonly id: string;
      /** @default 'accent' */
      readonly ground?: 'accent' | 'band' | undefined;
      readonly lines: TextLines;
      readonly text: LanguageTexts;
      readonly link: ShopLink;
      readonly points: readonly LanguageTexts[];
    }
  | { readonly kind: 'prose'; readonly id: string; readonly blocks: readonly ShopBlock[] };

/** What covers the home page as a visit begins. */
export interface ShopCurtain {
  /** Another id is another curtain: it is shown to those, too, who have raised the one before. */
  readonly id: string;
  readonly lines: TextLines;
  readonly text: LanguageTexts;
  readonly link?: ShopLink;
  /** Label of the button that raises it. */
  readonly enter: LanguageTexts;
  readonly picture?: ShopPicture;
  /** Codes of markets. @default every one */
  readonly markets?: readonly string[] | undefined;
}

/** How a page differs for some sites or for a time; see `transform`. */
export interface ShopVariant {
  /** Names it in the log. */
  readonly name: string;
  /** Codes of markets. @default every one */
  readonly markets?: readonly string[];
  /** @default every one */
  readonly languages?: readonly string[];
  /** Moments between which it is shown, as ISO 8601 in UTC. */
  readonly from?: string;
  readonly until?: string;
  readonly operations: readonly unknown[];
}

/** A story of the home page: pictures over the whole window, one after the other. */
export interface ShopStory {
  readonly id: string;
  /** Codes of markets. @default every one */
  readonly markets?: readonly string[] | undefined;
  /** Below its round picture. */
  readonly title: LanguageTexts;
  readonly cover: ShopPicture;
  readonly slides: readonly {
    readonly picture: ShopPicture;
    readonly title: LanguageTexts;
    readonly text: LanguageTexts;
    readonly link?: ShopLink | undefined;
  }[];
}

/** What makes a page an article of the blog; its key begins with `blog/`. */
export interface ShopArticle {
  /** ISO date: it is shown from then on, and lists have the newest first. */
  readonly publishedOn: string;
  readonly author: string;
  readonly picture: ShopPicture;
}

/** A content page by its key: `home`, `help`, `help/returns`, `blog/boot-test`, `landing/men`, `campaign/autumn`. */
export interface ShopPage {
  readonly key: string;
  readonly title: LanguageTexts;
  readonly description: LanguageTexts;
  readonly sections: readonly ShopSection[];
  readonly variants?: readonly ShopVariant[];
  /** What a market needs for the page: without it there is none, and no link to it. @default nothing */
  readonly needs?: 'membership';
  /** Of the home page only. */
  readonly curtain?: ShopCurtain;
  /** Whether it is made of the catalogue: nothing is advertised on it that nobody has written. @default false */
  readonly isMade?: boolean;
  /** Of the home page only. */
  readonly stories?: readonly ShopStory[];
  /** Of articles only. */
  readonly article?: ShopArticle;
}

/** The banner for the shop's app; markets name the address of the app, `downloadShopAppUrl`. */
export interface ShopAppBanner {
  readonly title: LanguageTexts;
  readonly statement: LanguageTexts;
  /** Label of its link. */
  readonly call: LanguageTexts;
  readonly picture: ShopPicture;
  /** Colour behind it, `#0a0a0a`; dark, for its text is white. */
  readonly background: string;
  /** How the app is rated, by the system of the phone. */
  readonly ratings?: Partial<Record<AppDevice, AppRating>> | undefined;
}

/** A message of the strip above the header; markets turn the strip on by `displayTopUspBar`. */
export interface ShopUsp {
  readonly analyticsName: string;
  readonly title: LanguageTexts;
  /** Where it leads; it opens a pop-up where there is one. */
  readonly url?: string | undefined;
  readonly popup?:
    | { readonly title: LanguageTexts; readonly text: LanguageTexts; readonly links: readonly ShopLink[] }
    | undefined;
  readonly icon?: ShopPicture | undefined;
  /** Counts down to a moment, as ISO 8601; after it the message is gone. */
  readonly timer?: { readonly title: LanguageTexts; readonly date: string } | undefined;
}

/** An entry that takes a place of the main menu, 4 to 6: another label or path, or an entry of its own. */
export interface ShopNavItem {
  readonly id: string;
  /** Its place, from 0. */
  readonly index: number;
  readonly type?: 'spacer' | 'mask' | undefined;
  readonly label?: LanguageTexts | undefined;
  /** Path below the site path, `/gift-card/GC1001.html`. */
  readonly path?: string | undefined;
  /** Key of the part of the range that its flyout shows, `men`. @default no flyout of its own */
  readonly content?: string | undefined;
  /** Codes of markets. @default every one */
  readonly markets?: readonly string[] | undefined;
}

/** What a brand says of its header; exactly one. */
export interface ShopHeader {
  readonly component: 'header';
  readonly items: readonly ShopNavItem[];
}

/** Header and footer of every page. */
export interface ShopFrame {
  /** @default the menu is the shop's own */
  readonly header?: readonly ShopHeader[] | undefined;
  readonly usps?: readonly ShopUsp[] | undefined;
  readonly appBanner?: ShopAppBanner | undefined;
  readonly messages: readonly LanguageTexts[];
  readonly topLinks: readonly ShopLink[];
  readonly slogan: LanguageTexts;
  readonly footer: readonly { readonly title: LanguageTexts; readonly links: readonly ShopLink[] }[];
  readonly legal: readonly ShopLink[];
  /** The tile among the cards of a list. */
  readonly listTile?: {
    readonly lines: TextLines;
    readonly link: ShopLink;
    readonly picture: ShopPicture;
    /** Address of the category among whose products it stands; without it, in every category. */
    readonly category?: string | undefined;
  };
  /** Pictures of the mega menu by navigation key: a product each, shown with its first picture. */
  readonly menuProducts: Readonly<
    Record<string, readonly { readonly productId: string; readonly label: LanguageTexts }[]>
  >;
}

/** A campaign for signing up to the newsletter. */
export interface ShopCampaign {
  readonly componentId: string;
  /** What may open it: `link`, `page`. */
  readonly triggers: readonly string[];
  readonly version: string;
  /** Moments between which it can be taken part in, as ISO 8601 in UTC. */
  readonly from?: string;
  readonly until?: string;
  readonly picture?: ShopPicture;
  readonly title: LanguageTexts;
  readonly paragraphs: readonly LanguageTexts[];
  /** Shown instead of the form outside that time. */
  readonly closed: LanguageTexts;
}

/** Everything a brand says that is not a product. */
export interface BrandContent {
  readonly home: ShopPage;
  readonly frame: ShopFrame;
  readonly pages: readonly ShopPage[];
  readonly campaigns?: readonly ShopCampaign[];
  /** Texts that people agree to, where the brand has its own: each with a version, by language. */
  readonly consents?: Partial<MarketConsents>;
}
