interface Wish {
  readonly name: string;
  readonly priority: number;
}

/**
 * Which of the page's own modals shows: consent, a region to confirm, a sign-up, an error that cannot wait. One at a
 * time: of those that want to, the one with the lowest number, and of equals the first that asked. The others wait
 * and follow. Make one a visit and give it to `ModalHost`.
 *
 * Not for what a shopper opens by hand, such as a size guide, and not for a confirm inside a dialog: that nests.
 */
export class ModalQueue {
  #wishes: readonly Wish[] = [];
  #holds: readonly number[] = [];
  readonly #listeners = new Set<() => void>();

  /**
   * Wants to show. Ask again with the same name and nothing changes. Answers how to want it no more: when it was
   * closed, or is not needed.
   * @param priority the lower, the sooner. A lower number takes the place of what is shown, which comes back after.
   */
  ask = (name: string, priority: number): (() => void) => {
    const wish = this.#wishes.find((each) => each.name === name) ?? { name, priority };
    if (!this.#wishes.includes(wish)) this.#change(() => (this.#wishes = [...this.#wishes, wish]));
    return () => this.#change(() => (this.#wishes = this.#wishes.filter((each) => each !== wish)));
  };

  /**
   * Lets nothing show for a while, as long as something else has the stage: a start curtain, a payment frame.
   * Answers how to let go.
   * @param except numbers up to this one show all the same. @default 0
   */
  hold = (except = 0): (() => void) => {
    this.#change(() => (this.#holds = [...this.#holds, except]));
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const place = this.#holds.indexOf(except);
      this.#change(() => (this.#holds = this.#holds.filter((_, at) => at !== place)));
    };
  };

  /** Name of the one that shows. */
  current = (): string | undefined => {
    const limit = Math.min(...this.#holds);
    const allowed = this.#wishes.filter(({ priority }) => priority <= limit);
    const first = Math.min(...allowed.map(({ priority }) => priority));
    return allowed.find(({ priority }) => priority === first)?.name;
  };

  /** Calls back after each change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(act: () => void): void {
    act();
    for (const listener of this.#listeners) listener();
  }
}
