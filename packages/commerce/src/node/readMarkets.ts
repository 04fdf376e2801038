import type { Market } from '@touchline/contract/market/schema';
import { isObject } from '../kernel/market/mergeMarketFiles.ts';
import { resolveMarkets } from '../kernel/market/resolveMarkets.ts';
import { readJsonFolder, shippedFolder } from './jsonFolder.ts';
import { StartError } from './StartError.ts';

/**
 * The markets of a folder of JSON files; without one those that come with this package. A file of the folder may extend
 * one that comes with the package by the same path: `de`, `base/shop`. Without the demo, nothing is promised that the folder
 * does not state.
 */
export function readMarkets(folder?: string, isDemo = folder === undefined): Market[] {
  try {
    const shipped = readJsonFolder(shippedFolder('markets'));
    return folder === undefined
      ? resolveMarkets(shipped, { isDemo })
      : resolveMarkets(readJsonFolder(folder), { bases: shipped, isDemo });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Codes of the markets whose deliveries cost what the examples say that come with this package. */
export function marketsWithExampleDelivery(markets: readonly Market[]): string[] {
  const shipped = readJsonFolder(shippedFolder('markets'));
  return markets
    .filter(({ code, deliveryMethods }) => {
      const example = shipped[code] ?? shipped[`more/${code}`];
      const priced =
        isObject(example) && Array.isArray(example['deliveryMethods']) ? example['deliveryMethods'] : [];
      return deliveryMethods.some(
        ({ id, price }) =>
          price > 0 && priced.some((each) => isObject(each) && each['id'] === id && each['price'] === price),
      );
    })
    .map(({ code }) => code);
}
