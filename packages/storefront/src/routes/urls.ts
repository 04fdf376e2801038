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

/** Stands for the origin of the shop, whichever it is. */
const home = 'http://home.invalid';

/** How often an address may be encoded on its way: what stands between the browser and the shop may decode it. */
const maxDecodings = 3;

/** Empty segments, which begin the name of a host, and what browsers drop or read as a slash. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const hasOtherMeaning = /\/\/|[\\\x00-\x1f\x7f]/;

/**
 * Whether a path, as the browser will write it, stays a path however often it is decoded: `/x/..//evil.example` is
 * `//evil.example` by then, which names another host.
 */
function isPlainPath(pathname: string): boolean {
  let decoded = pathname;
  for (let times = 0; times <= maxDecodings; times += 1) {
    if (hasOtherMeaning.test(decoded) || hasOtherMeaning.test(new URL(decoded, home).pathname)) return false;
    if (!isWellEncoded(decoded)) return true;
    decoded = decodeURIComponent(decoded);
  }
  return true;
}

/** The address that a browser makes of `requested`, where it is one of these origins, without a name and a password. */
function parsedTarget(requested: string, base: string, origins: readonly string[]): URL | undefined {
  // Browsers drop tabs and line breaks inside of an address, and read a backslash as a slash.
  if (!/^[\x21-\x7e]+$/.test(requested) || requested.includes('\\')) return undefined;
  const url = URL.canParse(requested, base) ? new URL(requested, base) : undefined;
  const isOurs = url !== undefined && origins.includes(url.origin) && !url.username && !url.password;
  return isOurs && isPlainPath(url.pathname) ? url : undefined;
}

/**
 * A path of the shop to redirect to, or `undefined` when the requested address leads anywhere else. Every target from
 * outside goes through here, or through `ownTarget`: it is judged as the browser will read it, not as it is written.
 */
export function localPath(requested: string | null | undefined): string | undefined {
  if (!requested?.startsWith('/')) return undefined;
  const url = parsedTarget(requested, home, [home]);
  return url && url.pathname + url.search + url.hash;
}

/** An address of ours to redirect to: a path of the shop, or a page of one of `origins`; `undefined` for anything else. */
export function ownTarget(
  requested: string | null | undefined,
  origin: string,
  origins: readonly string[] = [],
): string | undefined {
  if (!requested || !/^https?:\/\//i.test(requested)) return localPath(requested);
  return parsedTarget(requested, origin, [origin, ...origins])?.href;
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
