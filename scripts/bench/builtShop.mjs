import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { serverFlags } from '../setup/build.mjs';
import { freePort } from '../setup/freePort.mjs';
import { Refusal } from '../setup/log.mjs';
import { processorTime } from './processorTime.mjs';

/** Lets the bench read the counters of the shops it starts. */
const metricsToken = 'for-the-bench-alone';

/**
 * @typedef {object} RunningShop
 * @property {string} origin
 * @property {number} secondsToProduct from the start of the process to the first list of products
 * @property {() => number} processorMilliseconds processor time of its process so far, with all its threads
 * @property {() => number} peakMegabytes peak memory of its process so far
 * @property {() => Promise<Record<string, number>>} counters `/api/metrics`
 * @property {() => Promise<void>} stop
 */

/** @type {string[]} */
const folders = [];
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder that is removed when the bench ends. @param {string} name */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `touchline-bench-${name}-`));
  folders.push(folder);
  return folder;
}

/**
 * @typedef {object} ShopStart
 * @property {string} [dataDir]
 * @property {string} [databaseUrl]
 * @property {Record<string, string>} [env]
 */

/**
 * Starts a built shop on a free port and waits for the first products.
 * @param {string} entry its server's file
 * @param {ShopStart} [options]
 * @returns {Promise<RunningShop>}
 */
export async function startShop(
  entry,
  { dataDir = temporaryFolder('data'), databaseUrl = '', env = {} } = {},
) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const began = performance.now();
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    SHOP_ORIGIN: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    METRICS_TOKEN: metricsToken,
    // Several shops share a database, each with a folder of its own.
    SHOP_SECRET: 'a-secret-that-all-shops-of-the-bench-have',
    ...env,
  };
  const server = spawn(process.execPath, [...serverFlags, entry], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => (log = (log + text).slice(-4_000)));
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);

  const answers = () =>
    fetch(`${origin}/api/catalogue/products?sitePath=gb`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Refusal(`The shop did not start:\n${log}`);
    if (performance.now() - began > 180_000)
      throw new Refusal(`The shop did not answer within three minutes:\n${log}`);
    await wait(20);
  }
  return {
    origin,
    secondsToProduct: (performance.now() - began) / 1000,
    processorMilliseconds: () => processorTime(server.pid),
    peakMegabytes: () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    counters: async () =>
      (await fetch(`${origin}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).json(),
    stop: () =>
      new Promise((resolve) => {
        process.off('exit', endWithUs);
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}
