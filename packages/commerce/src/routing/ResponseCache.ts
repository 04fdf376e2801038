/** A public answer that is ready to be sent. */
export interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Seconds a browser may keep it. */
  browserSeconds: number;
  /** Version of the catalogue it was made of. */
  version: number;
  /** Milliseconds of the process's own clock. */
  freshUntil: number;
}

/** Answers by their address, bounded by bytes; what was used longest ago goes first. */
export class ResponseCache {
  readonly #kept = new Map<string, CachedResponse>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(address: string): CachedResponse | undefined {
    const kept = this.#kept.get(address);
    if (!kept) return undefined;
    // Moves to the end: a Map remembers the order of insertion.
    this.#kept.delete(address);
    this.#kept.set(address, kept);
    return kept;
  }

  set(address: string, answer: CachedResponse): void {
    this.#drop(address);
    if (answer.body.byteLength > this.#mostBytes / 4) return;
    this.#kept.set(address, answer);
    this.#bytes += answer.body.byteLength + address.length * 2;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    const kept = this.#kept.get(address);
    if (!kept) return;
    this.#bytes -= kept.body.byteLength + address.length * 2;
    this.#kept.delete(address);
  }
}
