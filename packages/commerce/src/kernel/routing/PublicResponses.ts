import { publicResponses } from '@touchline/contract/caches';
import { singleFlight } from '@touchline/contract/client/singleFlight';
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from '../database/CatalogueVersion.ts';
import { isDatabaseUnavailable } from '../database/databaseUnavailable.ts';
import { commonHeaders } from './responses.ts';

/** Milliseconds that stale responses are served while the database is unavailable. */
const staleFor = 10 * 60_000;
/** Maximum number of remembered addresses, used to detect repeated requests. */
const maxRequested = 4_000;

interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** Seconds a browser may cache it. */
  browserSeconds: number;
  /** Version of the catalogue it was built from. */
  version: number;
  /** Expiry, in milliseconds of the process's own clock. */
  freshUntil: number;
}

/**
 * Responses that are the same for all callers. Each is built once per version of the catalogue and sent as bytes until
 * it expires; identical concurrent requests are combined; while the database is unavailable, stale responses are served.
 */
export class PublicResponses {
  readonly #version: CatalogueVersion;
  readonly #cache = new LRUCache<string, CachedResponse>({
    maxSize: publicResponses.maxBytes,
    maxEntrySize: publicResponses.maxBytes / 4,
    sizeCalculation: ({ body }, address) => body.byteLength + address.length * 2,
  });
  /** Created with the first request: the cache sets its room aside at once. */
  #requested: LRUCache<string, true> | undefined;
  readonly #join = singleFlight();

  constructor(version: CatalogueVersion) {
    this.#version = version;
  }

  /** Returns a fresh cached response without routing or parsing; `undefined` when it has to be built. */
  async ready(request: Request): Promise<Response | undefined> {
    if (request.method !== 'GET') return undefined;
    const cached = this.#cache.get(addressOf(request));
    if (!cached || cached.freshUntil < performance.now()) return undefined;
    const version = await this.#version.current().catch(() => cached.version);
    return cached.version === version ? send(cached, request) : undefined;
  }

  /** Builds, caches and returns a response. */
  async respond(
    request: Request,
    times: { browserSeconds: number; serverSeconds: number },
    make: () => Promise<string>,
  ): Promise<Response> {
    const address = addressOf(request);
    try {
      return send(await this.#join(address, () => this.#make(address, times, make)), request);
    } catch (error) {
      const old = this.#cache.get(address);
      if (old && old.freshUntil + staleFor > performance.now() && isDatabaseUnavailable(error))
        return send(old, request);
      throw error;
    }
  }

  async #make(
    address: string,
    times: { browserSeconds: number; serverSeconds: number },
    make: () => Promise<string>,
  ): Promise<CachedResponse> {
    const version = await this.#version.current();
    const body = new TextEncoder().encode(await make());
    const answer: CachedResponse = {
      body,
      etag: `"${digest(body)}"`,
      browserSeconds: times.browserSeconds,
      version,
      freshUntil: performance.now() + times.serverSeconds * 1000,
    };
    if (times.serverSeconds > 0 && this.#isRequestedAgain(address)) this.#cache.set(address, answer);
    return answer;
  }

  /** Only repeated requests are cached: one-off responses would fill memory and displace popular ones. */
  #isRequestedAgain(address: string): boolean {
    this.#requested ??= new LRUCache({ max: maxRequested });
    if (this.#requested.get(address) || this.#cache.has(address)) return true;
    this.#requested.set(address, true);
    return false;
  }
}

function addressOf(request: Request): string {
  return request.url.slice(request.url.indexOf('/', 8));
}

function send(cached: CachedResponse, request: Request): Response {
  const headers = {
    ...commonHeaders,
    'cache-control': `public, max-age=${cached.browserSeconds}`,
    etag: cached.etag,
  };
  if (request.headers.get('if-none-match') === cached.etag)
    return new Response(null, { status: 304, headers });
  return new Response(cached.body, { headers });
}

/** A 64-bit hash in two halves, computed four bytes at a time. Distinguishes versions of a body; not cryptographic. */
function digest(body: Uint8Array<ArrayBuffer>): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  const words = new Uint32Array(body.buffer, 0, body.byteLength >>> 2);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    a = Math.imul(a ^ word, 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b ^ word, 0x85ebca6b) ^ (a >>> 13);
  }
  for (const byte of body.subarray(words.byteLength)) a = Math.imul(a ^ byte, 0x01000193);
  return (a >>> 0).toString(36) + (b >>> 0).toString(36) + body.byteLength.toString(36);
}
