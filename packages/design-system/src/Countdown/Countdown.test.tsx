import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { hydrate } from '../testing/hydrate.ts';
import { Countdown } from './Countdown.tsx';
import type { CountdownProps } from './Countdown.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);
let now = NOON;
let isCalm = false;

beforeEach(() => {
  now = NOON;
  isCalm = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isCalm }) as MediaQueryList);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    now += 1_000;
    act(() => void vi.advanceTimersByTime(1_000));
  }
}

function countdown(props: Partial<CountdownProps> & { endsAt: number }) {
  const onEnd = vi.fn();
  const { container, complaints, html } = hydrate(
    <>
      <LiveRegion />
      <Countdown
        format={({ hours, minutes, seconds }) => `${hours}:${minutes}:${seconds}`}
        endLabel="Too late for today"
        clock={() => now}
        onEnd={onEnd}
        {...props}
      >
        tomorrow
      </Countdown>
    </>,
  );
  return {
    complaints,
    html,
    onEnd,
    timer: () => container.querySelector('[role=timer]')?.textContent,
    heard: () => container.querySelector('[role=status]')?.textContent,
  };
}

it('renders the same on server and browser, however much later the browser is', () => {
  now = NOON + 3_000;
  const { complaints, html, timer } = countdown({ endsAt: NOON + 60_000, serverNow: NOON });
  expect(html).toContain('0:1:0');
  expect(complaints).toEqual([]);
  expect(timer()).toBe('0:0:57');
});

it('shows a placeholder until hydration where the server passed no time', () => {
  const { complaints, html, timer } = countdown({ endsAt: NOON + 60_000, placeholder: '00:00' });
  expect(html).toContain('00:00');
  expect(complaints).toEqual([]);
  expect(timer()).toBe('0:1:0');
});

it('counts every second and stops at the end, which it announces once', () => {
  const { timer, heard, onEnd } = countdown({ endsAt: NOON + 3_000 });
  pass(1);
  expect(timer()).toBe('0:0:2');
  pass(2);
  expect(timer()).toBe('tomorrow');
  pass(1);
  expect(heard()).toBe('Too late for today');
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('announces the time left five minutes and one minute before the end, and nothing in between', () => {
  const { heard } = countdown({ endsAt: NOON + 302_000 });
  pass(1);
  expect(heard()).toBe('');
  pass(2);
  expect(heard()).toBe('0:5:0');
  pass(200);
  expect(heard()).toBe('0:5:0');
  pass(41);
  expect(heard()).toBe('0:1:0');
});

it('updates once a minute with reduced motion, and every second in the last minute', () => {
  isCalm = true;
  const { timer } = countdown({ endsAt: NOON + 121_000 });
  pass(1);
  expect(timer()).toBe('0:2:0');
  pass(59);
  expect(timer()).toBe('0:2:0');
  pass(1);
  expect(timer()).toBe('0:1:0');
  pass(1);
  expect(timer()).toBe('0:0:59');
});

it('announces nothing when it had already finished', () => {
  const { timer, heard, onEnd } = countdown({ endsAt: NOON - 1_000 });
  pass(2);
  expect(timer()).toBe('tomorrow');
  expect(heard()).toBe('');
  expect(onEnd).not.toHaveBeenCalled();
});
