/** One message to show. */
export interface SnackbarMessage {
  /** What happened, as a fact: "Saved to your list". */
  text: string;
  /** One act at most: "Undo". Also offer it elsewhere, for the message goes. */
  action?: { label: string; onAct: () => void } | undefined;
  /** @default 'success' */
  tone?: 'success' | 'info' | 'error' | undefined;
}

export interface ShownSnackbar extends SnackbarMessage {
  readonly id: number;
}

/** The messages waiting to be shown, one at a time. Make one per visit and give it to `SnackbarRegion`. */
export class SnackbarQueue {
  #waiting: readonly ShownSnackbar[] = [];
  #next = 1;
  readonly #listeners = new Set<() => void>();

  /** Puts a message at the end of the queue. The same text is not queued twice. */
  show = (message: SnackbarMessage): void => {
    if (this.#waiting.some((waiting) => waiting.text === message.text)) return;
    this.#change([...this.#waiting, { ...message, id: this.#next++ }]);
  };

  /** Takes the shown message away; the next one follows. */
  dismiss = (id: number): void => {
    if (this.#waiting.some((message) => message.id === id)) {
      this.#change(this.#waiting.filter((message) => message.id !== id));
    }
  };

  /** The message to show now. */
  current = (): ShownSnackbar | undefined => this.#waiting[0];

  /** Calls back after each change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(waiting: readonly ShownSnackbar[]): void {
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}
