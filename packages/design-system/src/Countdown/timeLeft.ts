/** Time left in a countdown, in whole units. */
export interface TimeLeft {
  /** Whole days. */
  days: number;
  /** Whole hours in addition to the days, 0 to 23. */
  hours: number;
  /** Whole minutes in addition to the hours, 0 to 59. */
  minutes: number;
  /** Whole seconds in addition to the minutes, 0 to 59. */
  seconds: number;
  /** The total in milliseconds; 0 at the end. */
  total: number;
}

/** Splits milliseconds into units; a started second is rounded up, so that 0 always means the end. */
export function timeLeft(milliseconds: number): TimeLeft {
  const total = Math.max(0, milliseconds);
  const all = Math.ceil(total / 1_000);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3_600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
    total,
  };
}
