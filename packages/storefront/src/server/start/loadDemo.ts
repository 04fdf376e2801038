import { createRequire } from 'node:module';
import type { DemoShop } from '@touchline/commerce/node/DemoShop';
import type { Config } from './config.ts';

/** The demo a shop begins with, unless `DEMO` is off or its package is not installed. */
export async function loadDemo({ hasDemo }: Pick<Config, 'hasDemo'>): Promise<DemoShop | undefined> {
  if (!hasDemo || !isInstalled()) return undefined;
  const { openDemo } = await import('@touchline/demo');
  return openDemo();
}

/** Asked before the import: what is bundled into the server could be loaded without its pictures. */
function isInstalled(): boolean {
  try {
    return createRequire(import.meta.url).resolve('@touchline/demo/package.json') !== '';
  } catch {
    return false;
  }
}
