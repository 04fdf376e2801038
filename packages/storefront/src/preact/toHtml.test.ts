import { h } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Boundary, Broken } from './testing/boundary.ts';
import { toHtml } from './toHtml.ts';

const onError = vi.fn();
const html = (view: unknown): Promise<string> => toHtml(view as ReactNode, onError);

it('leaves out a part that fails, reports it, and renders the rest of the page', async () => {
  const view = h('main', null, h(Boundary, null, h(Broken, null)), h('p', null, 'The rest'));
  expect(await html(view)).toBe('<main><p>The rest</p></main>');
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
});

it('fails where no boundary is around the part', async () => {
  await expect(html(h('main', null, h(Broken, null)))).rejects.toThrow('broken');
});

it('waits for code that has to be loaded', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => h('p', null, 'There') }));
  const view = h(Suspense, { fallback: 'Not yet' }, h(Late, null));
  expect(await html(view)).toContain('<p>There</p>');
});
