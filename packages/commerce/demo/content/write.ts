import { sameText, texts, type EnglishText } from '../catalogue/texts.ts';
import type { Texts } from '../catalogue/types.ts';
import type {
  ShopBlock,
  ShopLink,
  ShopPage,
  ShopPicture,
  TextLines,
} from '@touchline/commerce/content/BrandContent';

/** Headline lines in every language; lines are parted by `|`. */
export function lines(en: EnglishText): TextLines {
  const inLines = Object.entries(texts(en)).map(([language, text]) => [language, text.split('|')]);
  return Object.fromEntries(inLines) as TextLines;
}

/** A link: where to, and its label. */
export function link(href: string, en: EnglishText): ShopLink {
  return { href, label: texts(en) };
}

/** A picture of the brand that decorates. */
export function decoration(name: string): ShopPicture {
  return { name, alt: sameText('') };
}

/** A head and its paragraphs. */
export function block(head: Texts, ...paragraphs: readonly Texts[]): ShopBlock {
  return { head, paragraphs };
}

/** A page of running text. */
export function prosePage(
  key: string,
  title: Texts,
  description: Texts,
  ...blocks: readonly ShopBlock[]
): ShopPage {
  return { key, title, description, sections: [{ kind: 'prose', id: 'text', blocks }] };
}
