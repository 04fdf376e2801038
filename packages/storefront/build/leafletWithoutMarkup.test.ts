import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { leafletWithoutMarkup } from './leafletWithoutMarkup.ts';

const { transform } = leafletWithoutMarkup();
const run = (code: string, id: string) =>
  typeof transform === 'function'
    ? (transform.call(undefined as never, code, id) as { code: string })
    : undefined;

it('has the installed Leaflet look for SVG without markup', () => {
  const file = createRequire(import.meta.url).resolve('leaflet');
  const code = readFileSync(file, 'utf8');
  expect(code).toContain("'<svg/>'");
  expect(run(code, file)?.code).not.toContain("'<svg/>'");
});

it('tells when Leaflet does it in another way', () => {
  expect(() => run('', '/node_modules/leaflet/dist/leaflet-src.js')).toThrow(/another way/);
});

it('leaves other modules as they are', () => {
  expect(run("div.innerHTML = '<svg/>';", '/src/own.ts')).toBeUndefined();
});
