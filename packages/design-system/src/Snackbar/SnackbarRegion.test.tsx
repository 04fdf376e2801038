import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { hydrate } from '../testing/hydrate.ts';
import { SnackbarQueue } from './SnackbarQueue.ts';
import { SnackbarRegion } from './SnackbarRegion.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

function region(times: { duration?: number; fade?: number } = {}) {
  const queue = new SnackbarQueue();
  const { container, complaints } = hydrate(<SnackbarRegion queue={queue} closeLabel="Close" {...times} />);
  return { queue, container, complaints };
}

const undo = { label: 'Undo', onAction: () => undefined };

it('speaks the text of the first message, too, and none of its buttons', async () => {
  const queue = new SnackbarQueue();
  const { container, complaints } = hydrate(
    <>
      <LiveRegion />
      <SnackbarRegion queue={queue} closeLabel="Close" />
    </>,
  );
  expect(complaints).toEqual([]);
  act(() => void queue.show({ text: 'Removed', action: undo }));
  const spoken = container.querySelector('#ds-live-region');
  await vi.waitFor(() => expect(spoken?.textContent).toBe('Removed'));
});

it('disappears after ten seconds, fading for 200 ms [A9.28]', () => {
  const { queue, container } = region();
  act(() => void queue.show({ text: 'Saved to your list' }));
  pass(9_999);
  expect(container.querySelector('[data-leaving]')).toBeNull();
  pass(1);
  expect(container.querySelector('[data-leaving]')).not.toBeNull();
  pass(199);
  expect(container.textContent).toContain('Saved to your list');
  pass(1);
  expect(container.textContent).toBe('');
});

it('uses the given duration and fade times', () => {
  const { queue, container } = region({ duration: 2_000, fade: 50 });
  act(() => void queue.show({ text: 'Copied' }));
  pass(2_000);
  pass(49);
  expect(container.textContent).toBe('Copied');
  pass(1);
  expect(container.textContent).toBe('');
});

it('never removes a message with an action by itself', () => {
  const { queue, container } = region();
  act(() => void queue.show({ text: 'Removed', action: undo }));
  pass(3_600_000);
  expect(container.querySelector('[data-leaving]')).toBeNull();
  expect(container.textContent).toContain('Undo');
});

it('disappears when it is dismissed in the queue', () => {
  const { queue, container } = region();
  let id = 0;
  act(() => void (id = queue.show({ text: 'Removed', action: undo })));
  act(() => queue.dismiss(id));
  expect(container.textContent).toBe('');
});

it('shows other messages next to one that waits for an action', () => {
  const { queue, container } = region();
  act(() => {
    queue.show({ text: 'Removed', action: undo });
    queue.show({ text: 'You are offline', tone: 'error' });
    queue.show({ text: 'Removed more', action: undo });
  });
  expect(container.textContent).toContain('Removed');
  expect(container.textContent).toContain('You are offline');
  expect(container.textContent).not.toContain('Removed more');
  pass(10_000);
  pass(200);
  expect(container.textContent).not.toContain('You are offline');
  expect(container.textContent).toContain('Removed');
});

it.each(['focus', 'pointer'] as const)(
  'pauses while the %s is on it, then stays for the remaining time',
  (by) => {
    const { queue, container } = region();
    act(() => void queue.show({ text: 'Saved to your list' }));
    pass(6_000);
    const close = container.querySelector<HTMLElement>('button');
    const over = (type: string) =>
      act(
        () =>
          void close?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body })),
      );
    if (by === 'focus') act(() => close?.focus());
    else over('pointerover');
    pass(60_000);
    expect(container.textContent).toContain('Saved to your list');
    if (by === 'focus') act(() => close?.blur());
    else over('pointerout');
    pass(3_999);
    expect(container.querySelector('[data-leaving]')).toBeNull();
    pass(1);
    expect(container.querySelector('[data-leaving]')).not.toBeNull();
  },
);

it('shows messages one after the other and never the same one twice', () => {
  const { queue, container } = region();
  act(() => {
    const first = queue.show({ text: 'First' });
    expect(queue.show({ text: 'First' })).toBe(first);
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
