import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { startShop } from './support/shopProcess.ts';

// A shop that cannot start reports why in one sentence, at once, and the process ends.

let folder: string;
let silent: Server;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-start-'));
  writeFileSync(join(folder, 'file'), '');
  // Accepts connections and never responds.
  silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
});
test.afterAll(() => {
  silent.close();
  rmSync(folder, { recursive: true, force: true });
});

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** One of each kind: what else a setting or a folder may be is tested where it is read. */
const failures: readonly [what: string, env: () => Record<string, string>, sentence: RegExp][] = [
  ['a port that is none', () => ({ PORT: 'abc' }), /^PORT must be a whole number .* not "abc"\.$/],
  ['a taken port', () => ({ PORT: String(portOf(silent)) }), /^Port \d+ is taken: .*PORT=3001\.$/],
  [
    'an address of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^HOST=192\.0\.2\.1 is no address of this machine\.$/,
  ],
  [
    'a public address, and nobody who takes the money',
    () => ({ SHOP_ORIGIN: 'https://shop.example' }),
    /^PAYMENT_PROVIDER is missing: a shop at https:\/\/shop\.example takes money by stripe or adyen\..*\.$/,
  ],
  [
    'a key that is missing',
    () => ({ PAYMENT_PROVIDER: 'stripe' }),
    /^STRIPE_SECRET_KEY is missing: sk_test_… or rk_live_…, for PAYMENT_PROVIDER=stripe\.$/,
  ],
  [
    'a folder that is a file',
    () => ({ DATA_DIR: join(folder, 'file') }),
    /^The folder .* is a file.*DATA_DIR\.$/,
  ],
  [
    'a database that never answers',
    () => ({ DATABASE_URL: `postgres://me@127.0.0.1:${portOf(silent)}/shop` }),
    /^The database shop at 127\.0\.0\.1:\d+ cannot be reached .*\.$/,
  ],
];

for (const [what, env, sentence] of failures) {
  test(`a start with ${what} ends with one sentence`, async () => {
    const port = String(await freePort());
    const { code, seconds, complained } = await startShop({
      PORT: port,
      DATA_DIR: join(folder, what.replaceAll(/\W/g, '-')),
      ...env(),
    }).ended;
    expect(complained).toMatch(sentence);
    expect(complained.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(seconds).toBeLessThan(8);
  });
}
