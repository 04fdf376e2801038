import { Formats } from '@touchline/contract/market/formats';
import type { Site } from '@touchline/contract/market/schema';
import { toWire } from '@touchline/contract/money';
import type { LanguageTexts } from './tables.ts';
import { sizeText } from './vocabulary.ts';

/** The label of a size in the market's system, otherwise in the system it has. */
export function sizeLabel(sizes: LanguageTexts, system: string): string {
  return sizes[system] ?? sizes['INT'] ?? Object.values(sizes)[0] ?? '';
}

/** The name of a size in a basket or order: `UK 8`, but `M`, because letter sizes and one size have no country. */
export function sizeName(sizes: LanguageTexts, system: string, language: string): string {
  const own = sizeSystemOf(sizes, system);
  const label = sizeText(sizeLabel(sizes, system), language);
  return own === 'INT' ? label : `${own} ${label}`;
}

/** The size system of the label that `sizeLabel` returns; `INT` for letter sizes and one size. */
export function sizeSystemOf(sizes: LanguageTexts, system: string): string {
  if (sizes[system] !== undefined) return system;
  return sizes['INT'] !== undefined ? 'INT' : (Object.keys(sizes)[0] ?? 'INT');
}

interface Sized {
  readonly sizes: LanguageTexts;
  /** Own prices by market in whole minor units. */
  readonly amounts: Readonly<Record<string, number>> | null;
}

/** The amount of a gift card in a market, in whole minor units; `undefined` for a size of anything else. */
export const amountIn = (amounts: Sized['amounts'], marketCode: string): number | undefined =>
  amounts && Object.hasOwn(amounts, marketCode) ? amounts[marketCode] : undefined;

/** An amount as it is shown among sizes: `£25`. */
const amountLabel = (minor: number, site: Site): string =>
  new Formats(site).money(toWire(minor, site.market.currency), 'short');

/** The label of a size on the page of its product; of a gift card its amount. */
export function sizeOrAmount({ sizes, amounts }: Sized, site: Site): string {
  const amount = amountIn(amounts, site.market.code);
  if (amount !== undefined) return amountLabel(amount, site);
  return sizeText(sizeLabel(sizes, site.market.sizeSystem), site.language.code);
}

/** The name of a size in a basket or order; of a gift card its amount. */
export function sizeOrAmountName({ sizes, amounts }: Sized, site: Site): string {
  const amount = amountIn(amounts, site.market.code);
  if (amount !== undefined) return amountLabel(amount, site);
  return sizeName(sizes, site.market.sizeSystem, site.language.code);
}
