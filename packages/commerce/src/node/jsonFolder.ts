import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';

/** A folder that comes with this package, wherever the code that asks was bundled to. */
export function shippedFolder(name: string): string {
  const here = dirname(createRequire(import.meta.url).resolve('@touchline/commerce/package.json'));
  return join(here, name);
}

/** The JSON files of a folder and its subfolders, by their path without extension. Schemas for editors are left out. */
export function readJsonFolder(folder: string): Record<string, unknown> {
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
