import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { disabledFeatures, findChromium, findWindowlessChromium } from './chromium.mjs';

afterEach(() => void vi.unstubAllEnvs());

it('leaves off what Playwright turns off in Chromium, since its own list is replaced', () => {
  const { resolve } = createRequire(import.meta.url);
  const own = join(dirname(resolve('playwright-core/package.json')), 'lib/coreBundle.js');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(readFileSync(own, 'utf8')) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(disabledFeatures).toEqual(expect.arrayContaining(names));
});

it('runs journeys and stories in the Chromium without windows where there is one, and otherwise in any', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-chromium-'));
  const put = (name: string) => {
    writeFileSync(join(folder, name), '');
    return join(folder, name);
  };
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM', '');
  const usual = put('chromium');
  expect(await findWindowlessChromium()).toBe(usual);
  const shell = put('chromium-headless-shell');
  expect(await findWindowlessChromium()).toBe(shell);
  // Pictures and measurements stay with the usual one.
  expect(await findChromium()).toBe(usual);
  vi.stubEnv('CHROMIUM', usual);
  expect(await findWindowlessChromium()).toBe(usual);
  rmSync(folder, { recursive: true });
});
