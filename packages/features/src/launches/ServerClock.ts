import { makeAutoObservable } from 'mobx';
import type { Clock } from '../platform/ports/index.ts';

/** The time of the shop's server: its last response said it, and the visitor's clock, right or wrong, counts from there. */
export class ServerClock {
  /** The server's time of the last response, in milliseconds since 1970; `undefined` before it. */
  at: number | undefined = undefined;
  private ahead = 0;
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
    makeAutoObservable<ServerClock, 'clock' | 'ahead'>(this, { clock: false, ahead: false });
  }

  /** Takes the server's time from a response that has just arrived. */
  take(now: string): void {
    this.at = Date.parse(now);
    this.ahead = this.at - this.clock.now().getTime();
  }

  /** The server's time now, in milliseconds since 1970. */
  readonly now = (): number => this.clock.now().getTime() + this.ahead;
}
