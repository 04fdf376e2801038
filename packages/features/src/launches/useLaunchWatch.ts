import { announce } from '@touchline/design-system/LiveRegion';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LaunchStore } from './LaunchStore.ts';

/** Everybody's countdown ends at the same moment; their calls are spread over so many milliseconds. */
const spread = 3_000;
/** A moment after the end, so that the server's own clock is surely past it. */
const grace = 500;

/**
 * Keeps a launch current while it is on the page: looks again as often as its phase asks for, and when the visitor comes
 * back to the tab. Returns what a countdown calls at its end.
 */
export function useLaunchWatch(store: LaunchStore, lookAfter: number | undefined): () => void {
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useEffectEvent(() => void store.look());

  useEffect(() => {
    if (lookAfter === undefined) return undefined;
    const timer = setInterval(() => look(), lookAfter);
    return () => clearInterval(timer);
  }, [lookAfter]);

  useEffect(() => {
    const listener = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      clearTimeout(end.current);
    };
  }, []);

  return () => {
    clearTimeout(end.current);
    end.current = setTimeout(() => void store.look(), grace + Math.random() * spread);
  };
}

/** Announces a text politely when it changes; what stood on the page from the beginning is not announced. */
export function useAnnouncedChange(text: string | undefined): void {
  const before = useRef(text);
  useEffect(() => {
    if (text !== undefined && before.current !== undefined && text !== before.current) announce(text);
    before.current = text ?? before.current;
  }, [text]);
}
