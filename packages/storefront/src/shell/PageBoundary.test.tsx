import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { rootErrors } from '../browser/errors/rootErrors.ts';
import { PageBoundary } from './PageBoundary.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function Breaks(): never {
  throw new Error('a price of nothing');
}

it('shows an error page with links until the shopper navigates on, and reports the error [A2.51, A8.39]', async () => {
  const reported: string[] = [];
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const root = createRoot(
    box,
    rootErrors({ report: (message, error) => reported.push(`${message}: ${String(error)}`) }),
  );
  const loadBroken = () => Promise.resolve(() => <h1>Injury time</h1>);
  const show = (path: string, page: React.ReactNode) =>
    act(async () => {
      root.render(
        <>
          <nav>Menu</nav>
          <PageBoundary path={path} loadBroken={loadBroken}>
            {page}
          </PageBoundary>
        </>,
      );
    });
  await show('/men', <p>Shoes</p>);
  expect(box.textContent).toBe('MenuShoes');
  await show('/men', <Breaks />);
  await vi.waitFor(() => expect(box.textContent).toBe('MenuInjury time'));
  expect(reported).toEqual(['A part of the page broke: Error: a price of nothing']);
  await show('/men', <p>Shoes</p>);
  expect(box.textContent).toBe('MenuInjury time');
  await show('/women', <p>Jackets</p>);
  expect(box.textContent).toBe('MenuJackets');
});
