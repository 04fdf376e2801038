import type { KeyValueStorage } from '@touchline/features/ports';

const year = 31_536_000;

/** Session state lasts two hours (checkout document, section 9). */
export const sessionSeconds = 7200;
export const tokenKey = 'jwtToken';

/** The cookies of one request, and those its response sets. */
export class CookieJar {
  private readonly received: Map<string, string>;
  private readonly changed = new Map<string, string>();
  private readonly isSecure: boolean;

  constructor(header: string | null | undefined, isSecure: boolean) {
    this.isSecure = isSecure;
    this.received = new Map(
      (header ?? '').split(/;\s*/).flatMap((part) => {
        const at = part.indexOf('=');
        const name = part.slice(0, Math.max(at, 0));
        // Browsers protect the `__Host-` prefix, but not `%5F_Host-`: only the plain spelling counts.
        if (name === '' || (decode(name) !== name && decode(name).startsWith('__'))) return [];
        return [[decode(name), decode(part.slice(at + 1))] as const];
      }),
    );
  }

  get(key: string): string | undefined {
    return this.received.get(key);
  }

  set(key: string, value: string): void {
    this.received.set(key, value);
    this.write(encodeURIComponent(key), value, year, '');
  }

  remove(key: string): void {
    this.received.delete(key);
    this.write(encodeURIComponent(key), '', 0, '');
  }

  /** The jar as storage for the stores. The checkout token is their only value that no script may read. */
  get asStorage(): KeyValueStorage {
    return {
      get: (key) => (key === tokenKey ? this.getSecret(key) : this.get(key)),
      set: (key, value) =>
        key === tokenKey ? this.setSecret(key, value, sessionSeconds) : this.set(key, value),
      remove: (key) => (key === tokenKey ? this.removeSecret(key) : this.remove(key)),
    };
  }

  /** An HttpOnly value; with the `__Host-` prefix wherever the connection allows it. */
  getSecret(key: string): string | undefined {
    return this.received.get(this.secretName(key));
  }

  setSecret(key: string, value: string, seconds: number): void {
    this.received.set(this.secretName(key), value);
    this.write(this.secretName(key), value, seconds, '; HttpOnly');
  }

  removeSecret(key: string): void {
    this.received.delete(this.secretName(key));
    this.write(this.secretName(key), '', 0, '; HttpOnly');
  }

  /** Adds the changed cookies to the headers of a response. */
  writeTo(headers: Headers): void {
    for (const cookie of this.changed.values()) headers.append('set-cookie', cookie);
  }

  get hasChanged(): boolean {
    return this.changed.size > 0;
  }

  private secretName(key: string): string {
    return this.isSecure ? `__Host-${key}` : key;
  }

  private write(name: string, value: string, maxAge: number, flags: string): void {
    const secure = this.isSecure ? '; Secure' : '';
    this.changed.set(
      name,
      `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}${flags}`,
    );
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
