import { inFurtherLanguages, texts } from '../catalogue/texts.ts';
import type { Texts } from '../catalogue/types.ts';
import type {
  ShopBlock,
  ShopLink,
  ShopPage,
  ShopPicture,
  TextLines,
} from '@touchline/commerce/content/BrandContent';

/** Headline lines in the order English, German, French, Korean; lines are parted by `|`. */
export function lines(en: string, de: string, fr: string, ko: string): TextLines {
  const parts = (text: string) => text.split('|');
  const further = Object.entries(inFurtherLanguages(en)).map(([language, text]) => [language, parts(text)]);
  return { ...Object.fromEntries(further), en: parts(en), de: parts(de), fr: parts(fr), ko: parts(ko) };
}

/** A link: where to, then its label in the four languages. */
export function link(href: string, en: string, de: string, fr: string, ko: string): ShopLink {
  return { href, label: texts(en, de, fr, ko) };
}

/** A picture of the brand that decorates. */
export function decoration(name: string): ShopPicture {
  return { name, alt: texts('', '', '', '') };
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
