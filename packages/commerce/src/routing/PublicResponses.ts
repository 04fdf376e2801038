import type { CatalogueVersion } from '../database/CatalogueVersion.ts';
import { isDatabaseAway } from '../database/databaseAway.ts';
import { commonHeaders } from './answers.ts';
import { ResponseCache, type CachedResponse } from './ResponseCache.ts';

/** Milliseconds that stale responses are served while the database is unavailable. */
const staleFor = 10 * 60_000;
const mostBytes = 16 * 1024 * 1024;
/** Maximum number of remembered addresses, used to detect repeated requests. */
const mostRequested = 4_000;

/**
 * Responses that are the same for all callers. Each is built once per version of the catalogue and sent as bytes until
 * it expires; identical concurrent requests are combined; while the database is unavailable, stale responses are served.
 */
export class PublicResponses {
  readonly #version: CatalogueVersion;
  readonly #cache = new ResponseCache(mostBytes);
  readonly #requested = new Set<string>();
  readonly #underWay = new Map<string, Promise<CachedResponse>>();

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
  async answer(
    request: Request,
    times: { browserSeconds: number; serverSeconds: number },
    make: () => Promise<string>,
  ): Promise<Response> {
    const address = addressOf(request);
    try {
      let making = this.#underWay.get(address);
      if (!making) {
        making = this.#make(address, times, make).finally(() => this.#underWay.delete(address));
        this.#underWay.set(address, making);
      }
      return send(await making, request);
    } catch (error) {
      const old = this.#cache.get(address);
      if (old && old.freshUntil + staleFor > performance.now() && isDatabaseAway(error))
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
    if (this.#requested.has(address) || this.#cache.get(address)) return true;
    this.#requested.add(address);
    if (this.#requested.size > mostRequested) this.#requested.clear();
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
