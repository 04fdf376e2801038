import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';

/** Milliseconds before a held button begins to repeat, and between two repeats. */
const PAUSE = 450;
const BEAT = 90;

/**
 * Repeats an act while a button is held by mouse, pen or finger. The press itself stays the button's click; a click that
 * ends a hold is not one more. `repeat` says whether there is more to do.
 */
export function useHoldToRepeat(repeat: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const latest = useRef(repeat);
  useEffect(() => {
    latest.current = repeat;
  });

  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const beat = () => {
    hasRepeated.current = true;
    if (latest.current()) timer.current = setTimeout(beat, BEAT);
  };
  const start = ({ button }: PointerEvent) => {
    hasRepeated.current = false;
    stop();
    if (button === 0) timer.current = setTimeout(beat, PAUSE);
  };
  return {
    /** Whether the click at hand ends a hold; asked once. */
    endsHold: () => {
      const ends = hasRepeated.current;
      hasRepeated.current = false;
      return ends;
    },
    handlers: {
      onPointerDown: start,
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
    },
  };
}
