import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { SnackbarQueue } from './SnackbarQueue.ts';
import { SnackbarRegion } from './SnackbarRegion.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

function region() {
  const queue = new SnackbarQueue();
  const { container, complaints } = hydrate(<SnackbarRegion queue={queue} closeLabel="Close" />);
  return { queue, container, complaints };
}

it('is mounted before there is news, so that the first is heard', () => {
  const { container, complaints } = region();
  expect(complaints).toEqual([]);
  expect(container.querySelector('[role=status]')?.textContent).toBe('');
});

it('goes by itself after ten seconds, fading for 200 ms [A9.28]', () => {
  const { queue, container } = region();
  act(() => queue.show({ text: 'Saved to your list' }));
  pass(9_999);
  expect(container.querySelector('[data-leaving]')).toBeNull();
  pass(1);
  expect(container.querySelector('[data-leaving]')).not.toBeNull();
  pass(199);
  expect(container.textContent).toContain('Saved to your list');
  pass(1);
  expect(container.textContent).toBe('');
});

it('waits while it is hovered or focused, then takes the time that was left', () => {
  const { queue, container } = region();
  act(() => queue.show({ text: 'Removed', action: { label: 'Undo', onAct: () => undefined } }));
  pass(6_000);
  act(() => container.querySelector<HTMLElement>('button')?.focus());
  pass(60_000);
  expect(container.textContent).toContain('Removed');
  act(() => container.querySelector<HTMLElement>('button')?.blur());
  pass(3_999);
  expect(container.querySelector('[data-leaving]')).toBeNull();
  pass(1);
  expect(container.querySelector('[data-leaving]')).not.toBeNull();
});

it('shows one after the other and never the same twice', () => {
  const { queue, container } = region();
  act(() => {
    queue.show({ text: 'First' });
    queue.show({ text: 'First' });
    queue.show({ text: 'Second' });
  });
  expect(container.textContent).toContain('First');
  expect(container.textContent).not.toContain('Second');
  pass(10_000);
  pass(200);
  expect(container.textContent).toContain('Second');
  pass(10_000);
  pass(200);
  expect(container.textContent).toBe('');
});
