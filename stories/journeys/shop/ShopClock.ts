/** The time in a shop that runs in the page. Stories have a fixed time; here it passes, and can be moved on. */
export class ShopClock {
  private moved = 0;
  private readonly openedAt = performance.now();

  now(): Date {
    return new Date(Date.now() + performance.now() - this.openedAt + this.moved);
  }

  /** Lets time pass. */
  advance(minutes: number): void {
    this.moved += minutes * 60_000;
  }

  /** Goes back to the time of the stories, for another shopper. */
  reset(): void {
    this.moved = 0;
  }
}
