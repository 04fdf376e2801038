import type { FooterSnapshot } from './footerContent.ts';

/** A footer in a page's state: lists say less often what each part is, and every page has one. */
export interface PackedFooter extends Omit<FooterSnapshot, 'columns' | 'legal'> {
  /** Of each column the title, then of each link where it leads and what it says. */
  columns: string[][];
  /** Of each link where it leads, and what it says. */
  legal: string[];
}

const packed = (links: FooterSnapshot['legal']): string[] =>
  links.flatMap(({ href, label }) => [href, label]);

const unpacked = (texts: readonly string[]): FooterSnapshot['legal'] =>
  texts.flatMap((href, at) => (at % 2 === 0 ? [{ href, label: texts[at + 1] ?? '' }] : []));

export function packFooter({ columns, legal, ...rest }: FooterSnapshot): PackedFooter {
  return {
    ...rest,
    columns: columns.map(({ title, links }) => [title, ...packed(links)]),
    legal: packed(legal),
  };
}

export function unpackFooter({ columns, legal, ...rest }: PackedFooter): FooterSnapshot {
  return {
    ...rest,
    columns: columns.map(([title = '', ...links]) => ({ title, links: unpacked(links) })),
    legal: unpacked(legal),
  };
}
