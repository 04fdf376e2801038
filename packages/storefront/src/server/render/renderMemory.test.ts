import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTransport } from '@touchline/contract/client/transport';
import { ContentStore, HomePage } from '@touchline/features/shell/content';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
// Imported because the server sets up rendering before its first page.
import './renderPage.tsx';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Megabytes of live heap. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

const prose = { kind: 'prose' as const, id: 'about', blocks: [{ head: 'About', paragraphs: ['Text'] }] };

/** Renders home pages, each with its own store as in a request. */
async function drawPages(count: number): Promise<void> {
  const call = createTransport({
    fetch,
    origin: 'https://shop.example',
    sitePath: 'gb',
    surface: () => 'chk',
  });
  for (let drawn = 0; drawn < count; drawn += 1) {
    const store = new ContentStore({ call, reporter: { report: () => undefined } }, 'touchline');
    store.status = { kind: 'ready', page: { key: 'home', title: '', description: '', sections: [prose] } };
    renderToString(createElement(HomePage, { store }));
    if (drawn % 100 === 0) await Promise.resolve();
  }
}

it('keeps memory level over 20,000 pages rendered on the server', { timeout: 300_000 }, async () => {
  await drawPages(500);
  const before = heapInUse();
  await drawPages(20_000);
  expect(heapInUse() - before).toBeLessThan(5);
});
