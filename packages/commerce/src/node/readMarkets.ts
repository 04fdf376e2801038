import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { Market } from '@touchline/contract/market/schema';
import { resolveMarkets, type MarketFiles } from '../market/resolveMarkets.ts';
import { StartError } from './StartError.ts';

/** The folder of the markets that come with this package, wherever the code that asks was bundled to. */
function shippedFolder(): string {
  const here = dirname(createRequire(import.meta.url).resolve('@touchline/commerce/package.json'));
  return join(here, 'markets');
}

/**
 * The markets of a folder of JSON files; without one those that come with this package. A file of the folder may extend
 * one that comes with the package by the same path: `de`, `base/shop`.
 */
export function readMarkets(folder?: string): Market[] {
  try {
    const shipped = filesOf(shippedFolder());
    return folder === undefined ? resolveMarkets(shipped) : resolveMarkets(filesOf(folder), shipped);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

function filesOf(folder: string): MarketFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => name.replaceAll(sep, '/'));
  return Object.fromEntries(
    names.map((name) => [name.replace(/\.json$/, ''), parsed(join(folder, name), name)]),
  );
}

function parsed(file: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`${name} is not JSON: ${String(error)}`, { cause: error });
  }
}
