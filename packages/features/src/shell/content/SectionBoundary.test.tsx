import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectionBoundary } from './SectionBoundary.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function Breaks(): never {
  throw new Error('no picture');
}

it('omits a section that fails to render, on the server and in the browser, and reports it [A8.40]', async () => {
  const page = (
    <>
      <SectionBoundary>
        <h2>Shoes</h2>
      </SectionBoundary>
      <SectionBoundary>
        <Breaks />
      </SectionBoundary>
      <SectionBoundary>
        <h2>Balls</h2>
      </SectionBoundary>
    </>
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(page);
  expect(box.textContent).toBe('ShoesBalls');
  const reported: string[] = [];
  await act(async () => {
    hydrateRoot(box, page, {
      onCaughtError: (error) => reported.push(String(error)),
      onRecoverableError: () => undefined,
    });
  });
  expect(box.textContent).toBe('ShoesBalls');
  expect(reported).toEqual(['Error: no picture']);
});
