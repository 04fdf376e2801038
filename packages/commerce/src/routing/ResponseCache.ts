/** A cached public response. */
export interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Seconds a browser may cache it. */
  browserSeconds: number;
  /** Version of the catalogue it was built from. */
  version: number;
  /** Expiry, in milliseconds of the process's own clock. */
  freshUntil: number;
}

/** Responses by address, limited by bytes; the least recently used are removed first. */
export class ResponseCache {
  readonly #entries = new Map<string, CachedResponse>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(address: string): CachedResponse | undefined {
    const entry = this.#entries.get(address);
    if (!entry) return undefined;
    // Moves the entry to the end: a Map keeps insertion order.
    this.#entries.delete(address);
    this.#entries.set(address, entry);
    return entry;
  }

  set(address: string, answer: CachedResponse): void {
    this.#drop(address);
    if (answer.body.byteLength > this.#mostBytes / 4) return;
    this.#entries.set(address, answer);
    this.#bytes += answer.body.byteLength + address.length * 2;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    const entry = this.#entries.get(address);
    if (!entry) return;
    this.#bytes -= entry.body.byteLength + address.length * 2;
    this.#entries.delete(address);
  }
}
