/** Request header of the session token: `Bearer` and the token. Set by the storefront's server, never by a page. */
export const sessionHeader = 'x-session-authorization';

/** Response header with the token that replaces the one sent, or that ends the session: see `writeSessionChange`. */
export const sessionChangeHeader = 'x-session-token';

/**
 * Header of the signed seats of waiting rooms, separated by spaces: in a request those that the caller has, in a response
 * those to keep from then on. Set by the storefront's server, never by a page.
 */
export const seatsHeader = 'x-launch-seats';

/** Request header of the desk's own session: `Bearer` and the token. Set by the storefront's server, never by a page. */
export const deskSessionHeader = 'x-desk-authorization';

/** Response header with the token of the desk, or the end of its session: see `writeSessionChange`. */
export const deskSessionChangeHeader = 'x-desk-token';

/**
 * - A new token, and the seconds it may be unused.
 * - `ended`: the session is over; its token is to be forgotten.
 * - `superseded`: this call was refused because it came late with an old token; the device has a newer one and keeps it.
 */
export type SessionChange = { readonly token: string; readonly seconds: number } | 'ended' | 'superseded';

const notes = { ended: '; Max-Age=0', superseded: '; superseded' } as const;

/** The value of `x-session-token`, in the form of a cookie: `token; Max-Age=7200`. */
export const writeSessionChange = (change: SessionChange): string =>
  typeof change === 'string' ? notes[change] : `${change.token}; Max-Age=${change.seconds}`;

/** Reads `x-session-token`, or the header of another session; `undefined` when the token sent stays as it is. */
export function readSessionChange(headers: Headers, name = sessionChangeHeader): SessionChange | undefined {
  const value = headers.get(name);
  if (value === notes.ended) return 'ended';
  if (value === notes.superseded) return 'superseded';
  const [, token, seconds] = /^(\S+); Max-Age=(\d+)$/.exec(value ?? '') ?? [];
  return token === undefined ? undefined : { token, seconds: Number(seconds) };
}

/**
 * Header of the country that a visitor is in, ISO 3166, where it is known. Set by the storefront's server, never by a
 * page.
 */
export const countryHeader = 'x-visitor-country';
