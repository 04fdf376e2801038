import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Path of a file or folder in this package, wherever the calling code was bundled to. */
export function inCommerce(...path: string[]): string {
  const here = dirname(createRequire(import.meta.url).resolve('@touchline/commerce/package.json'));
  return join(here, ...path);
}
