import type { Config } from '../start/config.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a write comes from a page of this shop: by `Origin`, or where a browser omits that, by `Sec-Fetch-Site`. The
 * request's host proves nothing: only the configured origin counts, or without one this machine's addresses.
 */
export function isFromOwnPage(request: Request, config: Config): boolean {
  if (safe.has(request.method)) return true;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin';
  return origin === config.origin || config.otherOrigins.includes(origin);
}

/** Whether browsers send a cookie marked `Secure`: over https, and on this machine itself. */
export function isSecureConnection(request: Request, config: Config): boolean {
  if (config.origin.startsWith('https:')) return true;
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.get('host') ?? '');
}
