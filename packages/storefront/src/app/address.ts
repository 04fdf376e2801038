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
export function homePath(requested: string | null | undefined): string | undefined {
  if (!requested || !/^\/(?![/\\])[\x21-\x7e]*$/.test(requested) || requested.includes('\\'))
    return undefined;
  const url = new URL(requested, 'http://home.invalid');
  return url.host === 'home.invalid' ? url.pathname + url.search + url.hash : undefined;
}
