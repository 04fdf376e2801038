import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A file or folder of this package, wherever the code that asks was bundled to. */
export function inDemo(...path: string[]): string {
  const here = dirname(createRequire(import.meta.url).resolve('@touchline/demo/package.json'));
  return join(here, ...path);
}
