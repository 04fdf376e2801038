import type { BasketAddress } from '@touchline/contract/basket/schema';
import { addressLines, addressOrderOf, addressParts } from '@touchline/contract/market/addressLines';
import { Formats, formatLocale } from '@touchline/contract/market/formats';
import type { Site } from '@touchline/contract/market/schema';
import type { BrandDesign } from '../../kernel/brand/BrandDesign.ts';
import type { DocumentMessages } from './DocumentMessages.ts';
import type { PrintedDocument } from './PrintedDocument.ts';

/** What every document of a site has in common. */
export interface Letterhead {
  readonly site: Site;
  readonly design: Pick<BrandDesign, 'name' | 'light'>;
  readonly texts: DocumentMessages;
}

/** Languages that are written from right to left. */
const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** A timestamp as a date with its year, in the market's time zone. */
export const dateText = (site: Site, iso: string): string =>
  new Intl.DateTimeFormat(formatLocale(site), {
    dateStyle: 'long',
    timeZone: site.market.timeZone,
  }).format(new Date(iso));

/** A rate as the language writes it: `19 %`, `19%`. */
export const rateText = (site: Site, percent: number): string =>
  new Intl.NumberFormat(formatLocale(site), { style: 'percent', maximumFractionDigits: 3 }).format(
    percent / 100,
  );

export const addressText = (site: Site, address: BasketAddress): string[] =>
  addressLines(addressParts(address), addressOrderOf(site.market));

export const formatsOf = (site: Site): Formats => new Formats(site);

/** Who issues it: what the market says of its company, or gaps that show what is missing. */
function issuerOf({ site, texts }: Letterhead): string[] {
  const { company } = site.market;
  const taxNumber = `${texts.taxNumber} ${company?.taxNumber ?? texts.gaps.taxNumber}`;
  return company
    ? [company.name, ...company.lines, taxNumber, ...(company.register ? [company.register] : [])]
    : [texts.gaps.company, taxNumber];
}

/** The parts of a document that are the same for all. */
export function letterhead(
  head: Letterhead,
  date: string,
): Pick<
  PrintedDocument,
  'language' | 'direction' | 'brand' | 'colors' | 'date' | 'issuer' | 'pages' | 'columns'
> {
  const { site, design, texts } = head;
  const { text, subtle, edge } = design.light;
  const { article, quantity, each, amount } = texts.columns;
  return {
    language: formatLocale(site).replace(/-u-.*/, ''),
    direction: rightToLeft.includes(site.language.code.split('-')[0] ?? '') ? 'rtl' : 'ltr',
    brand: design.name,
    colors: { text, subtle, edge },
    date,
    issuer: issuerOf(head),
    pages: texts.pages,
    columns: [article, quantity, each, amount],
  };
}
