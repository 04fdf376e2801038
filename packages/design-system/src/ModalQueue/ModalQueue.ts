/** Which modals still open while others are held: those with a number up to this one, or only those of one number. */
export type HoldExcept = number | { only: number };

interface ModalRequest {
  readonly name: string;
  readonly priority: number;
}

/**
 * Decides which of the page's own modals is open: consent, confirming a region, a sign-up, an urgent error. One at a
 * time: the one with the lowest priority number, and among equals the one requested first. The others wait and
 * follow. Create one for each session and pass it to `ModalHost`.
 *
 * Modals that a shopper opens, such as a size guide, need no turn: `Dialog` and `Drawer` open immediately, and while one
 * is open the page's own modals wait. A confirmation inside a dialog nests.
 */
export class ModalQueue {
  #requests: readonly ModalRequest[] = [];
  #holds: readonly { allows(priority: number): boolean }[] = [];
  readonly #listeners = new Set<() => void>();

  /**
   * Requests that a modal opens. Asking again with the same name changes nothing. Returns a function that withdraws the
   * request: call it when the modal was closed or is not needed.
   * @param priority lower numbers open first. A lower number replaces the open modal, which opens again afterwards.
   */
  ask = (name: string, priority: number): (() => void) => {
    const request = this.#requests.find((each) => each.name === name) ?? { name, priority };
    if (!this.#requests.includes(request))
      this.#change(() => (this.#requests = [...this.#requests, request]));
    return () => this.#change(() => (this.#requests = this.#requests.filter((each) => each !== request)));
  };

  /**
   * Keeps all modals closed while something else needs the full screen: a start screen, a payment frame. Returns a
   * function that ends this.
   * @param except modals that still open. @default none
   */
  hold = (except: HoldExcept = 0): (() => void) => {
    const held = {
      allows: (priority: number) =>
        typeof except === 'number' ? priority <= except : priority === except.only,
    };
    this.#change(() => (this.#holds = [...this.#holds, held]));
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#change(() => (this.#holds = this.#holds.filter((each) => each !== held)));
    };
  };

  /**
   * Keeps all modals closed except the open one, and those more urgent than it: a shopper has opened something above it.
   * Returns a function that ends this.
   */
  holdOthers = (): (() => void) => this.hold(this.#first()?.priority);

  /** Name of the open modal. */
  current = (): string | undefined => this.#first()?.name;

  /** Calls the listener after each change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #first(): ModalRequest | undefined {
    const allowed = this.#requests.filter(({ priority }) =>
      this.#holds.every(({ allows }) => allows(priority)),
    );
    const first = Math.min(...allowed.map(({ priority }) => priority));
    return allowed.find(({ priority }) => priority === first);
  }

  #change(act: () => void): void {
    act();
    for (const listener of this.#listeners) listener();
  }
}
