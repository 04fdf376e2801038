/** What is left of a countdown, in whole units. */
export interface TimeLeft {
  /** Whole days. */
  days: number;
  /** Whole hours beside the days, 0 to 23. */
  hours: number;
  /** Whole minutes beside the hours, 0 to 59. */
  minutes: number;
  /** Whole seconds beside the minutes, 0 to 59. */
  seconds: number;
  /** All of it, in milliseconds; 0 at the end. */
  total: number;
}

/** Splits milliseconds; a begun second counts whole, so that "0" is only ever the end. */
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
