import type { Market } from '@touchline/contract/market/schema';
import { FeedError } from '../../../catalogue/import/FeedProblem.ts';
import {
  importFeed,
  openItems,
  type ImportOptions,
  type ImportReport,
} from '../../../catalogue/import/importFeed.ts';
import { importPlaces, importPoints } from './importPoints.ts';

export interface StoresImport extends Omit<ImportOptions, 'market' | 'pictures'> {
  readonly markets: readonly Market[];
  /** The market whose currency the prices of store stock are in. */
  readonly marketOfPrices: () => Promise<Market>;
}

const ids = ['store_code', 'code', 'id'];

/** Imports a file of stores and points, of places, or of store stock: its columns tell which. */
export async function importStores(options: StoresImport): Promise<ImportReport> {
  const { columns = [], items } = await openItems(options.source);
  const isLocated = columns.includes('lat') && columns.includes('lon');
  if (isLocated && ids.some((name) => columns.includes(name))) return importPoints(options, items);
  if (isLocated && columns.includes('name')) return importPlaces(options, items);
  if (columns.includes('store_code') && columns.includes('quantity')) {
    const pictures = { take: () => Promise.resolve(undefined) };
    return importFeed({ ...options, pictures, market: await options.marketOfPrices() });
  }
  throw new FeedError(
    'This is no file of stores (store_code, name, lat, lon …), places (name, postal_code, lat, lon) or store stock (store_code, id, quantity).',
    1,
  );
}
