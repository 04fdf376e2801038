import type { CacheRow } from '@touchline/contract/caches';
import { singleFlight } from '@touchline/contract/client/singleFlight';
import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  value: Value;
  version: number;
}

/**
 * Caches data of one version of the catalogue, with a limit on entries and age. Concurrent reads of the same key share
 * one read.
 */
export class VersionedCache<Value> {
  readonly #create: () => LRUCache<string, Entry<Value>>;
  /** Created with the first value: the cache sets its room aside at once. */
  #entries: LRUCache<string, Entry<Value>> | undefined;
  readonly #join = singleFlight();

  /** Without an age, values live until the next version. */
  constructor({ max, milliseconds = 0 }: Pick<CacheRow, 'milliseconds'> & Required<Pick<CacheRow, 'max'>>) {
    this.#create = () => new LRUCache({ max, ttl: milliseconds });
  }

  /** Whether a key is cached; reads nothing. */
  has(key: string, version: number): boolean {
    return this.#fresh(key, version) !== undefined;
  }

  async get(
    key: string,
    version: number,
    read: () => Promise<Value>,
    isValid: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    const entry = this.#fresh(key, version);
    if (entry && isValid(entry.value)) return entry.value;
    return this.#join(`${version} ${key}`, async () => this.#set(key, version, await read()));
  }

  /** Returns several values; `read` gets the missing keys and returns values in their order. */
  async getAll(
    keys: readonly string[],
    version: number,
    read: (missing: string[]) => Promise<readonly Value[]>,
  ): Promise<Value[]> {
    const values = new Map<string, Value>();
    const missing: string[] = [];
    for (const key of keys) {
      const entry = this.#fresh(key, version);
      if (entry) values.set(key, entry.value);
      else missing.push(key);
    }
    if (missing.length > 0) {
      const loaded = await read(missing);
      missing.forEach((key, at) => {
        const value = loaded[at] as Value;
        values.set(key, this.#set(key, version, value));
      });
    }
    return keys.map((key) => values.get(key) as Value);
  }

  #fresh(key: string, version: number): Entry<Value> | undefined {
    const entry = this.#entries?.get(key);
    return entry?.version === version ? entry : undefined;
  }

  #set(key: string, version: number, value: Value): Value {
    this.#entries ??= this.#create();
    this.#entries.set(key, { value, version });
    return value;
  }
}
