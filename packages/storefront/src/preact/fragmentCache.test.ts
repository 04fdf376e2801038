import { createContext, h, type ComponentChildren, type VNode } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { lazy, Suspense } from 'preact/compat';
import type { ReactNode } from 'react';
import type { FormattedTexts } from '@touchline/features/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HydrateLater } from './HydrateLater.ts';
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
  const Cached = fragmentCache();
  const render = vi.fn(({ name }: { name: string }) => h('p', null, name));
  const card = (of: { name: string }, variant = '', view: unknown = h(render, of)) =>
    h(Cached as never, { of, variant, texts: {}, render: () => view });
  return { Cached, card, render };
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

it('gives a fragment the ids that it would have had without a cache', async () => {
  const Field = () => h('input', { id: useId(), 'aria-describedby': useId() });
  const Part = () => h(HydrateLater, null, h(Field, null));
  const { card, render } = cards();
  const view = [h(render, { name: 'Size' }), h(Field, null), h(Part, null), h(Field, null)];
  const kept = (): unknown => card({ name: '' }, '', view);
  const pageWith = (fragment: () => unknown): Promise<string> =>
    html(h(Field, null), fragment() as VNode, h(HydrateLater, null, fragment() as VNode), h(Field, null));
  const withoutCache = await pageWith(() => view);
  const [, ...ids] = withoutCache.match(/P[\d-]+/g) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  render.mockClear();
  expect(await pageWith(kept)).toBe(withoutCache);
  expect(await pageWith(kept)).toBe(withoutCache);
  expect(render).toHaveBeenCalledOnce();
});

it('gives each page the texts that were formatted for a fragment', async () => {
  const { Cached } = cards();
  const pageWith = async (): Promise<FormattedTexts> => {
    const texts = { money: { 20: '£20' } };
    const render = (own: FormattedTexts) => {
      own['money'] = { 95: '£95' };
      own['day'] = { today: 'Thursday' };
      return h('p', null, '£95');
    };
    await html(h(Cached as never, { of: { price: 95 }, variant: '', texts, render }));
    return texts;
  };
  const expected = { money: { 20: '£20', 95: '£95' }, day: { today: 'Thursday' } };
  expect(await pageWith()).toEqual(expected);
  expect(await pageWith()).toEqual(expected);
});

it('waits for code of a fragment that has to be loaded', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => h('p', null, 'There') }));
  const { card } = cards();
  const view = h(Suspense, { fallback: 'Not yet' }, h(Late, null));
  expect(await html(card({ name: '' }, '', view))).toContain('<p>There</p>');
});
