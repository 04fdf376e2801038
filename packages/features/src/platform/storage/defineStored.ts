/**
 * Where a value is stored. No script can read the last two cookies: `protectedCookie` is for what a shopper has typed, and
 * is written and fetched through the shop's server; `secretCookie` is read and written by the server only.
 */
export type StoredPlace = 'cookie' | 'protectedCookie' | 'secretCookie' | 'session' | 'local';

/** Seconds; `'session'` ends with the browser's session. */
export type MaxAge = number | 'session';

/** What a value is for: decides which consent it needs, and what the cookie notice says. */
export type StoragePurpose = 'necessary' | 'preferences' | 'analytics' | 'personalisation' | 'advertising';

/** How a value is written as text. */
export interface StoredCodec<Value> {
  encode(value: Value): string;
  /** `undefined` for text that this version of the shop cannot read. */
  decode(text: string): Value | undefined;
}

/** A cookie or an entry of the browser's storage. */
export interface StoredValue<Value> {
  readonly key: string;
  readonly where: StoredPlace;
  readonly maxAge: MaxAge;
  /** Largest number of cookies that a long text is split over: `key`, `key.2` … @default 1 */
  readonly parts?: number;
  readonly purpose: StoragePurpose;
  /** Whether logging out removes it. */
  readonly endsWithLogout: boolean;
  readonly codec: StoredCodec<Value>;
}

/** Declares a stored value. */
export function defineStored<Value>(definition: StoredValue<Value>): StoredValue<Value> {
  return definition;
}
