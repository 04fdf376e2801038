import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE);
  return () => clearInterval(timer);
}

const noMoment = () => undefined;
const neverAgain = () => noMoment;
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The given time, or the current minute; `undefined` before hydration. */
export function useMinute(given: Date | undefined): Date | undefined {
  const present = useSyncExternalStore(
    given ? neverAgain : everyMinute,
    given ? noMoment : thisMinute,
    noMoment,
  );
  return given ?? (present === undefined ? undefined : new Date(present));
}
