import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from './ConfigError.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** The file of a shop's folder with its settings, as lines like `PORT=4000`. */
const settingsFile = 'settings.env';

/**
 * The settings that a shop's folder adds to the environment: its markets, brand, search vocabularies and data, no demo, and what
 * its `settings.env` says. What the environment says goes before all of it. Nothing without `SHOP_DIR`; throws a
 * `ConfigError` where it names no folder of a shop.
 */
export function shopFolderSettings(env: Settings): Record<string, string> {
  const given = env['SHOP_DIR'];
  if (!given) return {};
  // npm runs its scripts in the project's folder, wherever it was called.
  const folder = resolve(env['INIT_CWD'] ?? '.', given);
  const file = join(folder, settingsFile);
  if (!existsSync(file))
    throw new ConfigError(
      `SHOP_DIR is no folder of a shop: there is no ${file}. \`npm run new shop NAME\` makes one.`,
    );
  const within = (name: string) => join(folder, name);
  const folderOf = (setting: string, name: string) =>
    existsSync(within(name)) ? { [setting]: within(name) } : {};
  const settings = {
    ...{ DEMO: 'off', DATA_DIR: within('data') },
    ...folderOf('MARKETS_DIR', 'markets'),
    ...folderOf('SEARCH_DIR', 'search'),
    ...folderOf('BRANDS_DIR', 'brands'),
    ...onlyBrand(within('brands')),
    ...parseEnv(readFileSync(file, 'utf8')),
  };
  return Object.fromEntries(
    Object.entries(settings).filter(
      (entry): entry is [string, string] => !env[entry[0]] && Boolean(entry[1]),
    ),
  );
}

/** The brand of a folder that has one. */
function onlyBrand(folder: string): { BRAND?: string } {
  if (!existsSync(folder)) return {};
  const brands = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const [brand] = brands;
  return brand && brands.length === 1 ? { BRAND: brand.name } : {};
}
