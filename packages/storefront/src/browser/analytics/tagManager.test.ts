import type { ConsentState } from '@touchline/features/platform/analytics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followTagManager } from './tagManager.ts';

const address = 'https://tags.example/touchline/utag.js';

function visit(state: ConsentState, failures = 0) {
  const loaded: string[] = [];
  const failed: unknown[] = [];
  let onChange = (): void => undefined;
  const consent = {
    state,
    subscribe(listener: () => void) {
      onChange = listener;
      return () => undefined;
    },
  };
  const reload = vi.fn();
  followTagManager({
    ...{ address, consent, reload, onFailed: (error) => failed.push(error) },
    load: (asked) => {
      loaded.push(asked);
      return loaded.length <= failures ? Promise.reject(new Error('away')) : Promise.resolve();
    },
  });
  const answer = (next: ConsentState) => {
    consent.state = next;
    onChange();
  };
  return { loaded, failed, reload, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the tag manager', () => {
  it('is loaded from its address once analytics is granted, and never before [A7.58]', () => {
    const { loaded, answer } = visit('unknown');
    expect(loaded).toEqual([]);
    answer('granted');
    answer('granted');
    expect(loaded).toEqual([address]);
    expect(visit('granted').loaded).toEqual([address]);
    expect(visit('refused').loaded).toEqual([]);
  });

  it('is requested once more after 500 ms when it could not be loaded [A7.58]', async () => {
    const { loaded, failed } = visit('granted', 1);
    await vi.advanceTimersByTimeAsync(499);
    expect(loaded).toEqual([address]);
    await vi.advanceTimersByTimeAsync(1);
    expect(loaded).toEqual([address, address]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([loaded.length, failed]).toEqual([2, []]);
  });

  it('is given up, and that is reported, when it fails twice', async () => {
    const { loaded, failed } = visit('granted', 9);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([loaded.length, failed.length]).toEqual([2, 1]);
  });

  it('is not requested again when the consent was taken back meanwhile', async () => {
    const { loaded, answer } = visit('granted', 1);
    answer('refused');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(loaded).toEqual([address]);
  });

  it('ends with the page when the consent is taken back: a script that runs cannot be stopped', () => {
    const { reload, answer } = visit('granted');
    expect(reload).not.toHaveBeenCalled();
    answer('refused');
    expect(reload).toHaveBeenCalledOnce();
    const without = visit('unknown');
    without.answer('refused');
    expect(without.reload).not.toHaveBeenCalled();
  });
});
