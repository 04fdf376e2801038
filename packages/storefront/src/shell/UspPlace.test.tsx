import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UspItem } from '@touchline/contract/content/schema';
import { App } from './App.tsx';
import { testStores } from '../state/testing/testStores.ts';
import { UspPlace } from './UspPlace.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const item = (title: string): UspItem => ({
  ...{ analyticsName: title, title, url: '/help', isDialog: false, overlayTitle: '', content: '' },
  itemCtas: [],
});
const items = [item('Free delivery'), item('60 days to return')];

it('is the first message in what the server sends', async () => {
  const stores = await testStores();
  const html = renderToString(
    <App stores={stores}>
      <UspPlace items={items} />
    </App>,
  );
  expect(html).toContain('<a href="/gb/help">Free delivery</a>');
});

it('changes every 5000 ms once the page runs [A2.66, A4.93, A9.18]', async () => {
  const stores = await testStores();
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  await act(async () =>
    createRoot(box).render(
      <App stores={stores}>
        <UspPlace items={items} />
      </App>,
    ),
  );
  // `vi.waitFor` would let the faked time pass.
  while (!box.querySelector('[data-usp]')) await act(async () => new Promise((done) => setTimeout(done, 5)));
  const after = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
  await after(4999);
  expect(box.textContent).toBe('Free delivery');
  await after(1);
  expect(box.textContent).toBe('60 days to return');
});
