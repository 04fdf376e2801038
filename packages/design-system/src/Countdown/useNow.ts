import { useEffect, useRef, useState } from 'react';

interface Ticking {
  /** Where the time comes from, in milliseconds. */
  clock: () => number;
  /** The time of the first drawing, the same on server and browser. */
  first: number | undefined;
  /** Ticks until then. */
  until: number;
}

/** Beyond its last minute a countdown of those who want less motion changes once a minute. */
const stepOf = (left: number, isCalm: boolean) => (isCalm && left > 60_000 ? 60_000 : 1_000);

/** The time, again at each change of a countdown; `undefined` until the browser knows it. Stops at the end. */
export function useNow({ clock, first, until }: Ticking): number | undefined {
  const [now, setNow] = useState(first);
  // Another function in each drawing must not start the ticking anew.
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
      // To the next whole step, so that lateness does not add up.
      timer = setTimeout(tick, left % step || step);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);

  return now;
}
