import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { startPostgres } from '../../scripts/testing/postgres.mjs';
import { startShop } from './support/shopProcess.ts';

/** A call whose body is not complete yet: `finish` sends the rest. Its connection would be kept alive for the next one. */
function slowCall(port: number) {
  const agent = new Agent({ keepAlive: true });
  const text = JSON.stringify({ 'csp-report': { 'blocked-uri': 'https://evil.example' } });
  const call = request({
    ...{ host: '127.0.0.1', port, agent, method: 'POST', path: '/api/policy-reports' },
    headers: { 'content-type': 'application/csp-report', 'content-length': Buffer.byteLength(text) },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    call.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    });
    call.once('error', reject);
  });
  call.write(text.slice(0, 10));
  return { answered, finish: () => call.end(text.slice(10)) };
}

/** A keep-alive connection that has received its response and waits for the next call, as in browsers. */
async function idleConnection(port: number): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text());
}

async function expectFolderInUse(folder: string): Promise<void> {
  const second = await startShop({ PORT: String(await freePort()), DATA_DIR: folder }).ended;
  expect(second.complained).toMatch(
    /^The folder .* is in use by another running shop \(process \d+\): .*DATA_DIR\.$/,
  );
  expect(second.code).toBe(1);
}

for (const database of ['the embedded database', 'PostgreSQL'] as const) {
  test(`a stopped shop on ${database} finishes running requests, accepts no new ones, and exits soon`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-stop-'));
    const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined;
    try {
      const port = await freePort();
      const shop = startShop({
        ...{ PORT: String(port), DATA_DIR: folder },
        ...(postgres ? { DATABASE_URL: postgres.url } : {}),
      });
      await shop.opened;
      if (!postgres)
        await test.step('a second shop on the same folder reports which process uses it', () =>
          expectFolderInUse(folder));
      await idleConnection(port);
      const slow = slowCall(port);
      await idleConnection(port);
      const asked = performance.now();
      shop.stop();
      await new Promise((resolve) => setTimeout(resolve, 500));
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
      slow.finish();
      expect(await slow.answered).toBe(200);
      expect((await shop.ended).code).toBe(0);
      expect(performance.now() - asked).toBeLessThan(4_000);
    } finally {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
