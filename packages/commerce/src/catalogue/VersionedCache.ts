interface Entry<Value> {
  value: Value;
  version: number;
  madeAt: number;
}

/**
 * Caches data of one version of the catalogue, with a limit on entries and age. Concurrent reads of the same key share
 * one read.
 */
export class VersionedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #underWay = new Map<string, Promise<Value>>();
  readonly #most: number;
  readonly #milliseconds: number;

  constructor(most: number, seconds: number) {
    this.#most = most;
    this.#milliseconds = seconds * 1_000;
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
    const name = `${version} ${key}`;
    let reading = this.#underWay.get(name);
    if (!reading) {
      reading = read()
        .then((value) => this.#set(key, version, value))
        .finally(() => this.#underWay.delete(name));
      this.#underWay.set(name, reading);
    }
    return reading;
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
    const entry = this.#entries.get(key);
    if (!entry || entry.version !== version) return undefined;
    return performance.now() - entry.madeAt < this.#milliseconds ? entry : undefined;
  }

  #set(key: string, version: number, value: Value): Value {
    this.#entries.delete(key);
    this.#entries.set(key, { value, version, madeAt: performance.now() });
    if (this.#entries.size > this.#most) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return value;
  }
}
