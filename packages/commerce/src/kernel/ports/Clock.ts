/** Returns the current time. A port, so that tests and stories can set it. */
export interface Clock {
  now(): Date;
}

/** Milliseconds that the clocks of two processes of a shop may differ by. */
export const clockDifferenceMs = 60_000;

export const systemClock: Clock = { now: () => new Date() };

/** A clock that only changes when it is set or advanced. */
export class SettableClock implements Clock {
  #now: number;

  constructor(start: Date | string) {
    this.#now = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(time: Date | string): void {
    this.#now = new Date(time).getTime();
  }

  /** Advances the clock by milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
