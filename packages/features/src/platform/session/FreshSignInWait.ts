/**
 * What the shopper wants to do and may only with a fresh session: it waits until they have confirmed who they are, and
 * then goes on with what was typed.
 */
export class FreshSignInWait {
  private again: (() => Promise<unknown>) | undefined = undefined;
  private onNeeded: (() => void) | undefined = undefined;

  /** Whether something waits. */
  get isOpen(): boolean {
    return this.again !== undefined;
  }

  /** Calls `listener` when something begins to wait; without one the page leads to the form that asks. */
  whenNeeded(listener: (() => void) | undefined): void {
    this.onNeeded = listener;
  }

  /** The call was refused: `again` makes it once the session is fresh. */
  begin(again: () => Promise<unknown>): void {
    this.again = again;
    this.onNeeded?.();
  }

  /** The session is fresh now: goes on with what has waited. */
  async goOn(): Promise<void> {
    const { again } = this;
    this.again = undefined;
    await again?.();
  }

  /** The shopper does not confirm: nothing waits any more. */
  giveUp(): void {
    this.again = undefined;
  }
}
