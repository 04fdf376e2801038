/**
 * The corrected address, when the path is wrongly encoded (a lone `%`, bytes of Latin-1 instead of UTF-8, encoded
 * twice) or has empty segments: a path like `//evil.example` would be read as another host in a redirect. `undefined`
 * when nothing is wrong. Applying it twice changes nothing more.
 */
export function correctedPath(path: string): string | undefined {
  const corrected = path
    .replace(/\/{2,}/g, '/')
    .replace(/%25([0-9a-f]{2})/gi, '%$1')
    .split('/')
    .map(correctedSegment)
    .join('/');
  return corrected === path ? undefined : corrected;
}

function correctedSegment(segment: string): string {
  if (isWellEncoded(segment)) return segment;
  const bytes: number[] = [];
  for (let at = 0; at < segment.length; at += 1) {
    const hex = /^%([0-9a-f]{2})/i.exec(segment.slice(at, at + 3));
    if (hex?.[1]) {
      bytes.push(parseInt(hex[1], 16));
      at += 2;
    } else bytes.push(...new TextEncoder().encode(segment.charAt(at)));
  }
  return encodeURIComponent(decode(Uint8Array.from(bytes)));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

function isWellEncoded(segment: string): boolean {
  try {
    // The result must be used: bundlers drop a call whose result is unused, and with it the error it throws.
    return decodeURIComponent(segment).length >= 0;
  } catch {
    return false;
  }
}

/** Splits the optional two-letter site path from the rest: `/gb/cart` → `gb`, `/cart`. */
export function splitSitePath(path: string): { sitePath: string | undefined; rest: string } {
  const match = /^\/([a-z]{2})(\/.*)?$/.exec(path);
  return match ? { sitePath: match[1], rest: match[2] ?? '/' } : { sitePath: undefined, rest: path };
}

/** A path of the shop to redirect to, or `undefined` when the requested address leads anywhere else. */
export function localPath(requested: string | null | undefined): string | undefined {
  if (!requested || !/^\/(?![/\\])[\x21-\x7e]*$/.test(requested) || requested.includes('\\'))
    return undefined;
  const url = new URL(requested, 'http://home.invalid');
  return url.host === 'home.invalid' ? url.pathname + url.search + url.hash : undefined;
}

/** An address of ours to redirect to: a path of the shop, or a page of one of `origins`; `undefined` for anything else. */
export function ownTarget(
  requested: string | null | undefined,
  origin: string,
  origins: readonly string[] = [],
): string | undefined {
  const path = localPath(requested);
  if (path !== undefined) return path;
  if (!requested || !/^https?:\/\/[\x21-\x7e]+$/i.test(requested) || requested.includes('\\'))
    return undefined;
  const url = URL.canParse(requested) ? new URL(requested) : undefined;
  const isOurs = url !== undefined && [origin, ...origins].includes(url.origin) && !url.username;
  return isOurs ? url.href : undefined;
}

const returnParam = 'returnTo';

/** The address of a page below the site path that remembers where the visitor was: `/login?returnTo=%2Fwishlist`. */
export function withReturn(path: string, from: URL): string {
  const query = new URLSearchParams({ [returnParam]: splitSitePath(from.pathname).rest + from.search });
  return `${path}?${query.toString()}`;
}

/** Where such a page sends the visitor back to, below the site path: never to itself, nor to anything outside the shop. */
export function returnPath(at: URL): string {
  const wanted = localPath(at.searchParams.get(returnParam)) ?? '/';
  return wanted.split(/[?#]/, 1)[0] === splitSitePath(at.pathname).rest ? '/' : wanted;
}
