import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { Banner } from './Banner.tsx';

/** The test browser prefers reduced motion; these tests turn that off. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
const labels = { previous: 'Before', next: 'Next', pause: 'Stop', play: 'Go on' };

function banner() {
  const { container, complaints } = hydrate(
    <Banner label="News" labels={labels}>
      <span>One</span>
      <span>Two</span>
    </Banner>,
  );
  const shown = () => [...container.querySelectorAll('li:not([data-away])')].map((item) => item.textContent);
  const button = (name: string) => container.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  return { container, complaints, shown, button };
}

it('shows the next message every five seconds and starts over after the last', () => {
  const { complaints, shown } = banner();
  expect(complaints).toEqual([]);
  expect(shown()).toEqual(['One']);
  pass(4_999);
  expect(shown()).toEqual(['One']);
  pass(1);
  expect(shown()).toEqual(['Two']);
  pass(5_000);
  expect(shown()).toEqual(['One']);
});

it('pauses while the focus is inside', () => {
  const { shown, button } = banner();
  act(() => button('Next')?.focus());
  pass(60_000);
  expect(shown()).toEqual(['One']);
  act(() => button('Next')?.blur());
  pass(5_000);
  expect(shown()).toEqual(['Two']);
});

it('stops for good once it is stopped or changed by hand, and then announces each message', () => {
  const { container, shown, button } = banner();
  expect(container.querySelector('[aria-live]')).toBeNull();
  act(() => button('Next')?.click());
  expect(shown()).toEqual(['Two']);
  pass(60_000);
  expect(shown()).toEqual(['Two']);
  expect(container.querySelector('[aria-live=polite]')).not.toBeNull();
  act(() => button('Go on')?.click());
  pass(5_000);
  expect(shown()).toEqual(['One']);
  act(() => button('Stop')?.click());
  pass(60_000);
  expect(shown()).toEqual(['One']);
});
