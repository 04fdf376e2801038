import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/setup/freePort.mjs';
import { startShop } from './shopProcess.ts';

/** Runs a function with the origin of a shop of its own, in a folder that `prepare` may put settings in. */
export async function withOwnShop(
  prepare: (folder: string) => Readonly<Record<string, string>>,
  visit: (origin: string, printed: () => string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-own-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shop = startShop({
    ...{ PORT: String(port), DATA_DIR: join(folder, 'data'), SHOP_ORIGIN: origin },
    ...prepare(folder),
  });
  try {
    await shop.opened;
    await visit(origin, shop.printed);
  } finally {
    shop.stop();
    await shop.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
