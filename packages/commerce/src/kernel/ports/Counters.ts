/** Counts events in this process: orders, authorisations, releases, stock moves. Read at `/api/metrics`. */
export class Counters {
  readonly #counts = new Map<string, number>();

  add(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  all(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}
