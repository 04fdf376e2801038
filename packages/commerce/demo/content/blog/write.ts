import type { LanguageTexts } from '@touchline/commerce/catalogue/tables';
import type { ShopBlock, ShopPage } from '@touchline/commerce/content/BrandContent';
import { categoryName, categoryPath, type CategoryKey } from '../../catalogue/taxonomy.ts';
import { texts } from '../../catalogue/texts.ts';
import { decoration } from '../write.ts';

/** A text of the blog: its authors write in English and German; every other site shows the English, marked as such. */
export const both = (en: string, de: string): LanguageTexts => ({ en, de });

/** What an article says under a head. */
export const part = (head: LanguageTexts, ...paragraphs: readonly LanguageTexts[]): ShopBlock => ({
  head,
  paragraphs,
});

export interface ArticleDraft {
  /** The last part of its address. */
  readonly slug: string;
  /** ISO date. */
  readonly on: string;
  readonly by: string;
  /** A drawing: `RR4301/side`, or one of the brand's by its name. */
  readonly picture: string;
  readonly title: LanguageTexts;
  readonly description: LanguageTexts;
  readonly blocks: readonly ShopBlock[];
  /** The category whose products stand below it. */
  readonly products: CategoryKey;
}

/** An article with the products it speaks of below it. */
export function article({
  slug,
  on,
  by,
  picture,
  title,
  description,
  blocks,
  products,
}: ArticleDraft): ShopPage {
  const path = categoryPath(products).join('/');
  return {
    ...{ key: `blog/${slug}`, title, description },
    article: { publishedOn: on, author: by, picture: decoration(picture) },
    sections: [
      { kind: 'prose', id: 'text', blocks },
      {
        ...{ kind: 'rail', id: 'products', title: categoryName(products) },
        link: { label: texts('All {count}'), href: `/${path}` },
        query: { path, sort: 'pick', limit: 8 },
      },
    ],
  };
}
