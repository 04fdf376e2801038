import type { SortOrder } from '@touchline/contract/product/schema';
import type { SportKey } from '../catalogue/taxonomy.ts';
import type { CatalogueLanguage, Texts } from '../catalogue/types.ts';

/**
 * Texts may hold facts of the market in braces, `{freeFrom}`; `fillFacts` puts them in. `{count}` in the link of a rail
 * is the number of products of its list.
 */
export interface DemoLink {
  readonly label: Texts;
  /** Path below the site path, `/help/returns`. */
  readonly href: string;
}

/** Lines of a headline, by language. */
export type TextLines = Readonly<Record<CatalogueLanguage, readonly string[]>>;

/** A picture of the brand by its name in the picture manifest; `alt` is empty where it decorates. */
export interface DemoPicture {
  readonly name: string;
  readonly alt: Texts;
}

/** Which products a rail shows: the beginning of a list. */
export interface RailQuery {
  /** Path of the list: `new`, `sale`, `shoes/trail-shoes`. */
  readonly path: string;
  readonly sort: SortOrder;
  readonly limit: number;
}

/** A head with its paragraphs; a paragraph that begins with `- ` is an entry of a list. */
export interface DemoBlock {
  readonly head?: Texts;
  readonly paragraphs: readonly Texts[];
}

/** Sections of a page, as the contract's, before pictures, products and counts are looked up. */
export type DemoSection =
  | {
      readonly kind: 'hero';
      readonly id: string;
      readonly lines: TextLines;
      readonly text: Texts;
      readonly links: readonly DemoLink[];
      readonly picture: DemoPicture;
    }
  | {
      readonly kind: 'categories';
      readonly id: string;
      readonly tiles: readonly {
        readonly label: Texts;
        readonly path: string;
        readonly picture: DemoPicture;
      }[];
    }
  | {
      readonly kind: 'rail';
      readonly id: string;
      readonly title: Texts;
      readonly link: DemoLink;
      readonly query: RailQuery;
    }
  | {
      readonly kind: 'index';
      readonly id: string;
      readonly text: Texts;
      readonly sports: readonly SportKey[];
    }
  | {
      readonly kind: 'editorial';
      readonly id: string;
      readonly lines: TextLines;
      readonly text: Texts;
      readonly link: DemoLink;
      readonly picture: DemoPicture;
    }
  | {
      readonly kind: 'membership';
      readonly id: string;
      /** @default 'accent' */
      readonly ground?: 'accent' | 'band';
      readonly lines: TextLines;
      readonly text: Texts;
      readonly link: DemoLink;
      readonly points: readonly Texts[];
    }
  | { readonly kind: 'prose'; readonly id: string; readonly blocks: readonly DemoBlock[] };

/** A content page by its key: `home`, `help`, `help/returns`. */
export interface DemoPage {
  readonly key: string;
  readonly title: Texts;
  readonly description: Texts;
  readonly sections: readonly DemoSection[];
}

/** Header and footer of every page. */
export interface DemoFrame {
  readonly messages: readonly Texts[];
  readonly topLinks: readonly DemoLink[];
  readonly slogan: Texts;
  readonly footer: readonly { readonly title: Texts; readonly links: readonly DemoLink[] }[];
  readonly legal: readonly DemoLink[];
  /** The tile among the cards of a list. */
  readonly listTile: { readonly lines: TextLines; readonly link: DemoLink; readonly picture: DemoPicture };
  /** Pictures of the mega menu by navigation key: a product each, shown with its first picture. */
  readonly menuProducts: Readonly<
    Record<string, readonly { readonly productId: string; readonly label: Texts }[]>
  >;
}

/** Everything a brand says that is not a product. */
export interface BrandContent {
  readonly home: DemoPage;
  readonly frame: DemoFrame;
  readonly pages: readonly DemoPage[];
}
