import { useEffect, useRef, useState } from 'react';

interface Ticking {
  /** Source of the current time, in milliseconds. */
  clock: () => number;
  /** The time of the first render, the same on server and browser. */
  first: number | undefined;
  /** Ticks until this time. */
  until: number;
}

/** With reduced motion a countdown updates once a minute until its last minute. */
const stepOf = (left: number, isCalm: boolean) => (isCalm && left > 60_000 ? 60_000 : 1_000);

/** The current time, updated at each change of a countdown; `undefined` until hydration. Stops at the end. */
export function useNow({ clock, first, until }: Ticking): number | undefined {
  const [now, setNow] = useState(first);
  // A new function on each render must not restart the timer.
  const latestClock = useRef(clock);

  useEffect(() => {
    latestClock.current = clock;
  });

  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = latestClock.current();
      setNow(time);
      const left = until - time;
      if (left <= 0) return;
      const step = stepOf(left, isCalm);
      // Waits for the next whole step, so that delays do not add up.
      timer = setTimeout(tick, left % step || step);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);

  return now;
}
