import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ShopPage } from '@touchline/commerce/content/BrandContent';
import { readLegalPages } from '@touchline/commerce/content/readLegalPages';
import { readShopPages } from '@touchline/commerce/content/readShopPages';
import type { WrittenPages } from '@touchline/commerce/content/ShopContent';
import { BrandFolderError, readBrand, type Brand } from '@touchline/design-system/brand';
import { ConfigError } from '../start/ConfigError.ts';
import type { Config } from '../start/config.ts';

/** A brand and the folder its files are served from. */
export interface LoadedBrand extends Brand {
  readonly folder: string;
  /** Its own pages, header and footer: `content.json`; without a home page one is made of the catalogue. */
  readonly pages?: WrittenPages;
  /** Its legal pages: `legal.json`. */
  readonly legalPages?: readonly ShopPage[];
}

/** The folder of the brands that come with the design system, wherever the code that asks was bundled to. */
const shippedFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@touchline/design-system/package.json')), 'brands');

const foldersIn = (parent: string): string[] =>
  readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Every brand there is, by its name: the shop's own go before those of the design system. */
export function brandFolders(brandsDir: string | undefined): ReadonlyMap<string, string> {
  if (brandsDir !== undefined && !existsSync(brandsDir))
    throw new ConfigError(`BRANDS_DIR is no folder: "${brandsDir}".`);
  const parents = [shippedFolder(), ...(brandsDir === undefined ? [] : [brandsDir])];
  return new Map(
    parents.flatMap((parent) => foldersIn(parent).map((name) => [name, join(parent, name)] as const)),
  );
}

/** Reads the folder of the configured brand; every mistake in it is reported in one sentence. */
export function loadBrand({ brand, brandsDir }: Pick<Config, 'brand' | 'brandsDir'>): LoadedBrand {
  const folders = brandFolders(brandsDir);
  const folder = folders.get(brand);
  if (folder === undefined)
    throw new ConfigError(`BRAND must be one of ${[...folders.keys()].sort().join(', ')}, not "${brand}".`);
  const files = readdirSync(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  try {
    return {
      ...readBrand({ id: brand, files, read }),
      folder,
      ...(files.includes('legal.json') ? { legalPages: legalPagesOf(brand, read('legal.json')) } : {}),
      ...(files.includes('content.json') ? { pages: pagesOf(brand, read('content.json')) } : {}),
    };
  } catch (error) {
    throw error instanceof BrandFolderError ? new ConfigError(error.message) : error;
  }
}

function legalPagesOf(brand: string, text: string): ShopPage[] {
  try {
    return readLegalPages(JSON.parse(text));
  } catch (error) {
    throw new BrandFolderError(brand, [error instanceof Error ? error.message : String(error)]);
  }
}

function pagesOf(brand: string, text: string): WrittenPages {
  try {
    return readShopPages(JSON.parse(text));
  } catch (error) {
    throw new BrandFolderError(brand, [error instanceof Error ? error.message : String(error)]);
  }
}
