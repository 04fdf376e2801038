import { useEffect, useState } from 'react';
import { useMediaQuery } from '../foundations/useMediaQuery.ts';

interface Rotation {
  /** Number of messages. */
  count: number;
  /** Milliseconds each message is shown. */
  interval: number;
  /** Paused for now: the pointer or the focus is on it. */
  isHeld: boolean;
}

/** Which of several messages is shown, in turn. Stops for good when the shopper changes it by hand. */
export function useRotation({ count, interval, isHeld }: Rotation) {
  const [index, setIndex] = useState(0);
  const [isWanted, setTurning] = useState<boolean>();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isTurning = isWanted ?? !isCalm;

  useEffect(() => {
    if (count < 2 || !isTurning || isHeld) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((index) => index + 1);
    }, interval);
    return () => clearInterval(timer);
  }, [count, interval, isTurning, isHeld]);

  return {
    current: count === 0 ? 0 : index % count,
    isTurning,
    setTurning,
    turn: (by: 1 | -1) => {
      setTurning(false);
      setIndex((index) => (index + by + count) % count);
    },
  };
}
