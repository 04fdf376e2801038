import type { Market } from '@touchline/contract/market/schema';
import { resolveMarkets } from '../market/resolveMarkets.ts';
import { readJsonFolder, shippedFolder } from './jsonFolder.ts';
import { StartError } from './StartError.ts';

/**
 * The markets of a folder of JSON files; without one those that come with this package. A file of the folder may extend
 * one that comes with the package by the same path: `de`, `base/shop`.
 */
export function readMarkets(folder?: string): Market[] {
  try {
    const shipped = readJsonFolder(shippedFolder('markets'));
    return folder === undefined ? resolveMarkets(shipped) : resolveMarkets(readJsonFolder(folder), shipped);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
