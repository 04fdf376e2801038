import { Component, h, type ComponentChildren } from 'preact';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateRoot } from './client.ts';

const root = document.createElement('div');
afterEach(() => root.replaceChildren());

function Broken(): never {
  throw new Error('broken');
}

class Boundary extends Component<{ children: ComponentChildren }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static override getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? h('p', null, 'Without it') : this.props.children;
  }
}

it('takes over the elements of the server', () => {
  root.innerHTML = '<button type="button">Buy</button>';
  const button = root.firstElementChild;
  const onClick = vi.fn();
  hydrateRoot(root, h('button', { type: 'button', onClick }, 'Buy') as ReactNode, {});
  (button as HTMLElement).click();
  expect(root.firstElementChild).toBe(button);
  expect(onClick).toHaveBeenCalledOnce();
});

it('reports an error that a boundary catches', async () => {
  const onCaughtError = vi.fn();
  hydrateRoot(root, h(Boundary, null, h(Broken, null)) as ReactNode, { onCaughtError });
  await vi.waitFor(() => expect(root.textContent).toBe('Without it'));
  expect(onCaughtError).toHaveBeenCalledWith(new Error('broken'), {});
});
