import { spawn } from 'node:child_process';
import { serverEntry, serverFlags } from '../../../scripts/setup/build.mjs';

/** Starts a shop for one test, with these settings and none of the test run's. */
export function startShop(env: Readonly<Record<string, string>>) {
  const began = performance.now();
  const child = spawn(process.execPath, [...serverFlags, serverEntry], {
    env: {
      ...{ PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', HOST: '127.0.0.1', REQUEST_LOG: 'off' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text));
  const ended = new Promise<{ code: number | null; seconds: number; complained: string }>((resolve) => {
    child.once('close', (code) =>
      resolve({ code, seconds: (performance.now() - began) / 1000, complained: complained.trim() }),
    );
  });
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.includes('The shop is open') && resolve());
    void ended.then(({ complained: why }) => reject(new Error(`The shop did not start: ${why}`)));
  });
  // A test that only waits for the end does not await this.
  opened.catch(() => undefined);
  /** What it has printed until now. */
  const printed = () => said;
  return { opened, ended, printed, stop: () => child.kill('SIGTERM'), kill: () => child.kill('SIGKILL') };
}
