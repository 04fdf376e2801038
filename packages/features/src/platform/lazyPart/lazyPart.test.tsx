import { act, Suspense, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { TranslatorContext } from '../i18n/index.ts';
import { i18nextTranslator } from '../i18n/i18nextTranslator.ts';
import { lazyPart, type MissingPartProps } from './lazyPart.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;
afterEach(async () => {
  await act(() => root?.unmount());
  root = undefined;
});

const Own = () => <p>own</p>;
const Instead = ({ onRetry }: MissingPartProps) => <button onClick={() => void onRetry()}>again</button>;

const box = document.createElement('div');
const show = (Part: ComponentType | undefined) =>
  act(async () => {
    root ??= createRoot(box);
    root.render(
      <TranslatorContext value={i18nextTranslator('en', () => undefined)}>
        <Suspense fallback={null}>{Part ? <Part /> : null}</Suspense>
      </TranslatorContext>,
    );
  });
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 10)));

/** Its code comes with the third try. */
const thirdTime = () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  return vi
    .fn<() => Promise<ComponentType>>(() => Promise.resolve(Own))
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost);
};

it('is loaded again in its place; what stands there stays until the code is there', async () => {
  const load = thirdTime();
  await show(lazyPart(load, Instead));
  await settled();
  const button = box.querySelector('button');
  expect(box.textContent).toBe('again');
  await act(async () => button?.click());
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(box.querySelector('button')).toBe(button);
  await act(async () => button?.click());
  await settled();
  expect(box.textContent).toBe('own');
});

it('is loaded again when it is shown anew', async () => {
  const load = thirdTime();
  const Part = lazyPart(load, Instead);
  for (const text of ['again', 'again', 'own']) {
    await show(Part);
    await settled();
    expect(box.textContent).toBe(text);
    await show(undefined);
  }
  expect(load).toHaveBeenCalledTimes(3);
});
