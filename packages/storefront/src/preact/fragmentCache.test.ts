import { createContext, h, type ComponentChildren } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { lazy, Suspense } from 'preact/compat';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fragmentCache } from './fragmentCache.ts';
import { toHtml } from './toHtml.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(1));
afterEach(() => void vi.useRealTimers());

const html = (...parts: ComponentChildren[]): Promise<string> =>
  toHtml(h('main', null, parts) as ReactNode, (error) => {
    throw error;
  });

/** A cache, and a card that counts how often it is rendered. */
function cards() {
  const Cached = fragmentCache() as ComponentType<{ of: object; variant: string; children: unknown }>;
  const render = vi.fn(({ name }: { name: string }) => h('p', null, name));
  const card = (of: { name: string }, variant = '', view: unknown = h(render, of)) =>
    h(Cached as never, { of, variant, children: view });
  return { card, render };
}

it('renders a fragment once, and takes its markup for the pages that come', async () => {
  const { card, render } = cards();
  const shirt = { name: 'Shirt & tie' };
  const page = await html(card(shirt));
  expect(page).toBe('<main><p>Shirt &amp; tie</p></main>');
  expect(await html(card(shirt))).toBe(page);
  expect(render).toHaveBeenCalledOnce();
});

it('renders a fragment again for other content, and for another variant', async () => {
  const { card, render } = cards();
  await html(card({ name: 'Shirt' }), card({ name: 'Shirt' }, 'large'), card({ name: 'Coat' }));
  expect(render).toHaveBeenCalledTimes(3);
  await html(card({ name: 'Shirt' }), card({ name: 'Coat' }));
  expect(render).toHaveBeenCalledTimes(3);
});

it('renders a fragment again after four minutes', async () => {
  const { card, render } = cards();
  const shirt = { name: 'Shirt' };
  await html(card(shirt));
  vi.advanceTimersByTime(4 * 60_000 + 1);
  await html(card(shirt));
  expect(render).toHaveBeenCalledTimes(2);
});

it('renders a fragment with what the page around it provides', async () => {
  const Language = createContext('en');
  const Name = () => h('p', null, useContext(Language));
  const { card } = cards();
  expect(await html(h(Language.Provider, { value: 'de' }, card({ name: '' }, '', h(Name, null))))).toBe(
    '<main><p>de</p></main>',
  );
});

it('keeps no fragment with ids: no two of a page may be the same', async () => {
  const Field = () => h('input', { id: useId() });
  const { card } = cards();
  const of = { name: '' };
  const page = await html(card(of, '', h(Field, null)), card(of, '', h(Field, null)));
  const ids = [...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

it('waits for code of a fragment that has to be loaded', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => h('p', null, 'There') }));
  const { card } = cards();
  const view = h(Suspense, { fallback: 'Not yet' }, h(Late, null));
  expect(await html(card({ name: '' }, '', view))).toContain('<p>There</p>');
});
