import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';

/** Milliseconds before a held button starts to repeat, and between two repeats. */
const PAUSE = 450;
const BEAT = 90;

/**
 * Repeats an action while a button is held by mouse, pen or finger. A short press is handled by the button's click; the
 * click that ends a hold must be ignored. `repeat` returns whether another repeat is possible.
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
    /** Whether a click ends a hold; one by keyboard never does: the hold may have ended outside of the button. */
    endsHold: ({ detail }: Pick<MouseEvent, 'detail'>) => {
      const ends = hasRepeated.current && detail > 0;
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
