export interface SnackbarAction {
  /** "Undo". */
  label: string;
  /** Called when the shopper presses the action. */
  onAction: () => void;
  /**
   * `onAction` gives the focus a place, such as what was put back. Otherwise it goes back to where it came from.
   * @default false
   */
  takesFocus?: boolean | undefined;
}

/** One message to show. */
export interface SnackbarMessage {
  /** What happened, as a fact: "Saved to your list". */
  text: string;
  /**
   * One action at most: "Undo". A message with an action does not disappear by itself: it stays until the action, the
   * close button, Escape or `dismiss`.
   */
  action?: SnackbarAction | undefined;
  /** Its sign: a tick, an i, a triangle. @default 'success' */
  tone?: 'success' | 'info' | 'error' | undefined;
}

export interface ShownSnackbar extends SnackbarMessage {
  /** Id for the queue's `dismiss`. */
  readonly id: number;
}

/**
 * The messages waiting to be shown. Create one for each session and pass it to `SnackbarRegion`. At most one message
 * without and one with an action are shown together, so that a message waiting for the shopper does not block others.
 */
export class SnackbarQueue {
  #waiting: readonly ShownSnackbar[] = [];
  #shown: readonly ShownSnackbar[] = [];
  #next = 1;
  readonly #listeners = new Set<() => void>();

  /** Adds a message to the end of the queue and returns its id. The same text is not queued twice. */
  show = (message: SnackbarMessage): number => {
    const same = this.#waiting.find((waiting) => waiting.text === message.text);
    if (same) return same.id;
    const id = this.#next++;
    this.#change([...this.#waiting, { ...message, id }]);
    return id;
  };

  /** Removes a message, shown or waiting; the next one follows. */
  dismiss = (id: number): void => {
    if (this.#waiting.some((message) => message.id === id)) {
      this.#change(this.#waiting.filter((message) => message.id !== id));
    }
  };

  /** The messages to show now, the oldest first. */
  shown = (): readonly ShownSnackbar[] => this.#shown;

  /** Calls the listener after each change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(waiting: readonly ShownSnackbar[]): void {
    this.#waiting = waiting;
    const firstNews = waiting.find(({ action }) => !action);
    const firstAct = waiting.find(({ action }) => action);
    this.#shown = waiting.filter((message) => message === firstNews || message === firstAct);
    for (const listener of this.#listeners) listener();
  }
}
