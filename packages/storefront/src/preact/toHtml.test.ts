import { Component, h, type ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { toHtml } from './toHtml.ts';

const html = (view: unknown): Promise<string> => toHtml(view as ReactNode);

function Broken(): never {
  throw new Error('broken');
}

class Boundary extends Component<{ children: ComponentChildren }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static override getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

it('leaves out a part that fails, and renders the rest of the page', async () => {
  const view = h('main', null, h(Boundary, null, h(Broken, null)), h('p', null, 'The rest'));
  expect(await html(view)).toBe('<main><p>The rest</p></main>');
});

it('fails where no boundary is around the part', async () => {
  await expect(html(h('main', null, h(Broken, null)))).rejects.toThrow('broken');
});

it('waits for code that has to be loaded', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => h('p', null, 'There') }));
  const view = h(Suspense, { fallback: 'Not yet' }, h(Late, null));
  expect(await html(view)).toContain('<p>There</p>');
});
