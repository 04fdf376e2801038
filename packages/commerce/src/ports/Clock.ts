/** What time it is. A port, so that tests and stories can say. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is set or moved. */
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

  /** Moves the clock on by milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
