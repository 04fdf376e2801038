import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { disabledFeatures } from './chromium.mjs';

it('leaves off what Playwright turns off in Chromium, since its own list is replaced', () => {
  const { resolve } = createRequire(import.meta.url);
  const own = join(dirname(resolve('playwright-core/package.json')), 'lib/coreBundle.js');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(readFileSync(own, 'utf8')) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(disabledFeatures).toEqual(expect.arrayContaining(names));
});
