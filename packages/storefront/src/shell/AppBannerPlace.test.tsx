import * as content from '@touchline/contract/content/endpoints';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { PageFrame } from './PageFrame.tsx';
import { testStores } from '../state/testing/testStores.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

afterEach(() => void vi.restoreAllMocks());

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile';
const frame = {
  ...{ messages: [], topLinks: [], slogan: '', footer: [], legal: [], menuPictures: {} },
  smartBanner: {
    ...{ title: 'Our app', statement_text: 'Launches first', background_color: '#14304a' },
    calls_to_action: [{ cta_text: 'Get the app', external_link: 'https://apps.example/tl' }],
    head_image: { path: '', widths: [], webp: [], ratio: 1, alt: '' },
  },
};

/** The page of a product, in a market with an app or without. */
async function pageOf(userAgent: string, hasApp: boolean) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const plain = await testStores();
  const stores = await testStores({ market: { ...plain.site.market, ...(hasApp ? { hasApp } : {}) } });
  stores.server.on(content.getFrame, { answer: frame });
  stores.server.on(content.getAppRating, { answer: { rating: 4.6, count: 12_400 } });
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  await act(async () =>
    createRoot(box).render(
      <App stores={stores}>
        <PageFrame path="/tempo-4-carbon/RR4301.html">
          <h1>Tempo 4 Carbon</h1>
        </PageFrame>
      </App>,
    ),
  );
  return { box, stores };
}

it('leads a phone from a product to the app, where the market has one [A2.70, A2.108]', async () => {
  const { box } = await pageOf(phone, true);
  await vi.waitFor(() =>
    expect(box.querySelector('aside a')?.getAttribute('href')).toBe('https://apps.example/tl?product=RR4301'),
  );
});

it.each([
  ['a computer', 'Mozilla/5.0 (Windows NT 10.0)', true],
  ['a market without an app', phone, false],
])('asks for nothing and shows nothing: %s', async (_, userAgent, hasApp) => {
  const { box, stores } = await pageOf(userAgent, hasApp);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(box.querySelector('h1')).not.toBeNull();
  expect([box.querySelector('aside'), stores.server.calls]).toEqual([null, []]);
});
