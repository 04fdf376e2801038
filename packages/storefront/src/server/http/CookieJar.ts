import { checkoutToken, sessionSeconds } from '@touchline/features/cart/basket';
import type { KeyValueStorage } from '@touchline/features/platform/ports';
import type { MaxAge, StoredPlace } from '@touchline/features/platform/storage';
import { visitorMarker } from '../../state/state.ts';

const { key: tokenKey } = checkoutToken;
export { sessionSeconds, tokenKey };

/** Name of the cookie with the session token, which no script can read. */
export const sessionKey = 'session';

/** The longest that a session can last: a year. */
const maxSeconds = 31_536_000;

const isReadHere = (where: StoredPlace): boolean => where === 'cookie' || where === 'protectedCookie';

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

  set(key: string, value: string, maxAge: MaxAge): void {
    this.received.set(key, value);
    this.write(encodeURIComponent(key), value, maxAge, '');
  }

  /** The same, of a cookie that no script can read. */
  setProtected(key: string, value: string, maxAge: MaxAge): void {
    this.received.set(key, value);
    this.write(encodeURIComponent(key), value, maxAge, '; HttpOnly');
  }

  remove(key: string): void {
    this.received.delete(key);
    this.write(encodeURIComponent(key), '', 0, '');
  }

  /** The jar as storage for the stores. The storage of the browser itself is always empty here. */
  get asStorage(): KeyValueStorage {
    return {
      get: (key, where) => {
        if (where === 'secretCookie') return this.getSecret(key);
        return isReadHere(where) ? this.get(key) : undefined;
      },
      set: (key, value, where, maxAge) => {
        if (where === 'secretCookie') this.setSecret(key, value, maxAge);
        else if (where === 'protectedCookie') this.setProtected(key, value, maxAge);
        else if (where === 'cookie') this.set(key, value, maxAge);
      },
      remove: (key, where) => {
        if (where === 'secretCookie') this.removeSecret(key);
        else if (isReadHere(where)) this.remove(key);
      },
    };
  }

  /** The checkout token, which no script can read. */
  get token(): string | undefined {
    return this.getSecret(tokenKey);
  }

  setToken(token: string): void {
    this.setSecret(tokenKey, token, sessionSeconds);
  }

  removeToken(): void {
    this.removeSecret(tokenKey);
  }

  /** Whether the visitor has a checkout token or a session. */
  get hasSession(): boolean {
    return this.token !== undefined || this.getSecret(sessionKey) !== undefined;
  }

  /** An HttpOnly value; with the `__Host-` prefix wherever the connection allows it. */
  getSecret(key: string): string | undefined {
    return this.received.get(this.secretName(key));
  }

  setSecret(key: string, value: string, maxAge: MaxAge): void {
    this.received.set(this.secretName(key), value);
    this.write(this.secretName(key), value, maxAge, '; HttpOnly');
    this.mark();
  }

  removeSecret(key: string): void {
    this.received.delete(this.secretName(key));
    this.write(this.secretName(key), '', 0, '; HttpOnly');
    this.mark();
  }

  /** Adds the changed cookies to the headers of a response. */
  writeTo(headers: Headers): void {
    for (const cookie of this.changed.values()) headers.append('set-cookie', cookie);
  }

  get hasChanged(): boolean {
    return this.changed.size > 0;
  }

  /** Marks a visitor who may have a session, for scripts, which cannot see the session itself. */
  private mark(): void {
    if (!this.hasSession) return this.remove(visitorMarker);
    const life = this.getSecret(sessionKey) === undefined ? sessionSeconds : maxSeconds;
    this.set(visitorMarker, '1', life);
  }

  /** The same as a secret, which browsers send to no request that another site has begun. Marks no visitor. */
  setStrict(key: string, value: string, maxAge: MaxAge): void {
    this.received.set(this.secretName(key), value);
    this.write(this.secretName(key), value, maxAge, '; HttpOnly', 'Strict');
  }

  removeStrict(key: string): void {
    this.received.delete(this.secretName(key));
    this.write(this.secretName(key), '', 0, '; HttpOnly', 'Strict');
  }

  private secretName(key: string): string {
    return this.isSecure ? `__Host-${key}` : key;
  }

  private write(
    name: string,
    value: string,
    maxAge: MaxAge,
    flags: string,
    sameSite: 'Lax' | 'Strict' = 'Lax',
  ): void {
    const life = maxAge === 'session' ? '' : `; Max-Age=${maxAge}`;
    const secure = this.isSecure ? '; Secure' : '';
    this.changed.set(
      name,
      `${name}=${encodeURIComponent(value)}; Path=/${life}; SameSite=${sameSite}${secure}${flags}`,
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
