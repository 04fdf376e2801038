import { h } from 'preact';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateRoot } from './client.ts';
import { Boundary, Broken } from './testing/boundary.ts';

const root = document.createElement('div');
afterEach(() => root.replaceChildren());

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
  hydrateRoot(root, h(Boundary, { fallback: h('p', null, 'Without it') }, h(Broken, null)) as ReactNode, {
    onCaughtError,
  });
  await vi.waitFor(() => expect(root.textContent).toBe('Without it'));
  expect(onCaughtError).toHaveBeenCalledWith(new Error('broken'), {});
});
