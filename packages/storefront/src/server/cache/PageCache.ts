import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import limitConcurrency from 'p-limit';
import { parsedAnswers, publicPages } from '@touchline/contract/caches';
import { singleFlight } from '@touchline/contract/client/singleFlight';
import type { WholePage } from '../render/renderPage.tsx';

/** Milliseconds for which a page is sent without a check whether it is still right. */
const checkedFor = parsedAnswers.milliseconds;
/** Milliseconds after which a page is rendered again: the state of a product says when it was loaded, and ages in the browser. */
const renderedFor = publicPages.milliseconds;
/** Pages that are compressed as small as can be at the same time: each takes a tenth of a second of a worker thread. */
const maxThorough = 1;

/** Pages that are compressed quickly at the same time. Each takes 3 MB, which let the engine collect garbage twice as often. */
const maxQuick = 2;
/** Brotli's quality for a page that is asked for first, and while others wait: a twelfth larger, in two thirds of the time. */
const quick = { alone: 5, othersWait: 4 };

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const packGzip = promisify(gzip);

/**
 * What every cache is told: a shared one may send the page for some seconds, and an older one while it fetches the next.
 * A browser asks each time and gets a 304.
 */
const cacheControl = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';

interface KeptPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  brotli: Buffer;
  gzip?: Buffer;
  isMaxCompressed: boolean;
  renderedAt: number;
  checkedAt: number;
  isUnchanged: UnchangedCheck;
}

/** Asks whether a page is still right, for the caller that these headers tell. */
export type UnchangedCheck = (asker: Readonly<Record<string, string>>) => Promise<boolean>;

/** A page as it was just rendered. `isUnchanged` is absent when it must not be kept. */
export interface RenderedPage {
  page: WholePage;
  isUnchanged?: UnchangedCheck;
  /** When it was known to be right. @default when it was rendered */
  checkedAt?: number;
}

/** A page that must not be kept is never right a second time. */
const neverUnchanged: UnchangedCheck = () => Promise.resolve(false);

export interface PageCacheOptions {
  /** Of compressed pages, least recently used go first. @default 8 MB: some 400 pages */
  maxBytes?: number;
  /** Headers of every response; those of the page come before them. @default none */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds, of any beginning. */
  now?: () => number;
}

/**
 * Pages that are the same for everybody. Each is rendered once, also when many ask at the same time, and kept until what
 * it was made from has changed: that is asked of the back end by version, at most every two seconds a page.
 */
export class PageCache {
  private readonly pages: LRUCache<string, KeptPage>;
  private readonly now: () => number;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly joinCheck = singleFlight();
  private readonly joinRender = singleFlight();
  private readonly limitQuick = limitConcurrency(maxQuick);
  private thorough = 0;

  constructor(options: PageCacheOptions = {}) {
    const { maxBytes = publicPages.maxBytes, headers = {}, now = () => performance.now() } = options;
    this.now = now;
    this.headers = headers;
    this.pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (page, key) => page.brotli.length + (page.gzip?.length ?? 0) + key.length + 1_000,
    });
  }

  /** The kept page as a response, once it is known to be right; `undefined` when it has to be rendered. */
  async getFresh(
    key: string,
    request: Request,
    asker: Readonly<Record<string, string>>,
  ): Promise<Response | undefined> {
    const page = this.pages.get(key);
    if (!page || this.now() - page.renderedAt > renderedFor) return undefined;
    if (this.now() - page.checkedAt > checkedFor) {
      const isUnchanged = await this.joinCheck(key, () => this.check(page, asker));
      if (!isUnchanged) return undefined;
    }
    this.compressFully(key, page);
    return this.send(key, page, request, asker['x-request-id']);
  }

  /**
   * Renders a page, keeps it and responds with it. Requests that come meanwhile wait for the same rendering; when that
   * gave a response for one visitor alone, each renders its own. `undefined` where there is no such page.
   */
  async render(
    key: string,
    request: Request,
    render: () => Promise<RenderedPage | Response | undefined>,
  ): Promise<Response | undefined> {
    let own: Response | undefined;
    const joined = await this.joinRender(key, async () => {
      const rendered = await render();
      if (!(rendered instanceof Response)) return rendered && this.store(key, rendered);
      own = rendered;
      return 'own';
    });
    if (joined !== 'own') return joined && this.send(key, joined, request);
    if (own) return own;
    const rendered = await render();
    if (!rendered || rendered instanceof Response) return rendered;
    return this.send(key, await this.store(key, rendered), request);
  }

  private async check(page: KeptPage, asker: Readonly<Record<string, string>>): Promise<boolean> {
    // A check that fails says nothing: the page is rendered, and that tells what is wrong.
    const isUnchanged = await page.isUnchanged(asker).catch(() => false);
    if (isUnchanged) page.checkedAt = this.now();
    return isUnchanged;
  }

  private async store(
    key: string,
    { page, isUnchanged, checkedAt = Infinity }: RenderedPage,
  ): Promise<KeptPage> {
    const { status, headers, body } = page;
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const last = this.pages.peek(key);
    const made: KeptPage = {
      ...{ status, etag, isUnchanged: isUnchanged ?? neverUnchanged },
      headers: isUnchanged ? { ...headers, 'cache-control': cacheControl } : headers,
      // The same page again keeps what was compressed with care.
      ...(last?.etag === etag
        ? {
            brotli: last.brotli,
            isMaxCompressed: last.isMaxCompressed,
            ...(last.gzip ? { gzip: last.gzip } : {}),
          }
        : { brotli: await this.limitQuick(() => this.compressFast(body)), isMaxCompressed: false }),
      renderedAt: this.now(),
      checkedAt: Math.min(checkedAt, this.now()),
    };
    if (isUnchanged) this.pages.set(key, made);
    else this.pages.delete(key);
    return made;
  }

  private compressFast(body: Buffer): Promise<Buffer> {
    return pack(body, this.limitQuick.pendingCount > 0 ? quick.othersWait : quick.alone);
  }

  /** Compresses a page that is asked for again as small as can be, beside the answering thread. */
  private compressFully(key: string, page: KeptPage): void {
    if (page.isMaxCompressed || this.thorough >= maxThorough) return;
    page.isMaxCompressed = true;
    this.thorough += 1;
    void unpack(page.brotli)
      .then((body) => pack(body, constants.BROTLI_MAX_QUALITY))
      .then((packed) => this.replace(key, page, { brotli: packed }))
      // The page stays as it is, compressed quickly.
      .catch(() => undefined)
      .finally(() => (this.thorough -= 1));
  }

  /** Changes a kept page and has its size counted again; a page that was replaced meanwhile is left alone. */
  private replace(key: string, page: KeptPage, change: Partial<KeptPage>): void {
    Object.assign(page, change);
    if (this.pages.peek(key) === page) this.pages.set(key, page);
  }

  private async send(key: string, page: KeptPage, request: Request, requestId?: string): Promise<Response> {
    const headers = {
      ...{ ...this.headers, ...sentHeaders(page) },
      ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    };
    if (isKnown(page, request.headers)) return notModified(headers);
    return responseOf(
      page,
      request,
      headers,
      packedFor(page, request.headers) ?? (await this.pack(key, page, request)),
    );
  }

  /** The body for a browser that does not read brotli. */
  private async pack(key: string, page: KeptPage, request: Request): Promise<Packed> {
    const body = await unpack(page.brotli);
    if (!acceptsGzip.test(acceptedBy(request.headers))) return { body };
    const gzip = await packGzip(body);
    this.replace(key, page, { gzip });
    return { body: gzip, encoding: 'gzip' };
  }
}

/** A body as it is sent. */
interface Packed {
  body: Buffer;
  encoding?: 'br' | 'gzip';
}

const acceptsBrotli = /\bbr\b/;
const acceptsGzip = /\bgzip\b/;

const acceptedBy = (headers: Headers): string => headers.get('accept-encoding') ?? '';

/** The body that is there for this browser. */
function packedFor({ brotli: body, gzip }: KeptPage, headers: Headers): Packed | undefined {
  const accepts = acceptedBy(headers);
  if (acceptsBrotli.test(accepts)) return { body, encoding: 'br' };
  return gzip && acceptsGzip.test(accepts) ? { body: gzip, encoding: 'gzip' } : undefined;
}

const isKept = ({ headers }: KeptPage): boolean => headers['cache-control'] === cacheControl;

const sentHeaders = (page: KeptPage): Record<string, string> =>
  isKept(page) ? { ...page.headers, etag: page.etag, vary: 'accept-encoding' } : { ...page.headers };

const isKnown = (page: KeptPage, headers: Headers): boolean =>
  isKept(page) && isSame(headers.get('if-none-match'), page.etag);

function notModified(headers: Record<string, string>): Response {
  delete headers['content-type'];
  return new Response(null, { status: 304, headers });
}

function responseOf(
  { status }: KeptPage,
  { method }: Request,
  headers: Record<string, string>,
  packed: Packed,
): Response {
  // Not copied: nobody changes it.
  const body = method === 'HEAD' ? null : (packed.body as Buffer<ArrayBuffer>);
  return new Response(body, { status, headers: { ...headers, ...packedHeaders(packed) } });
}

const packedHeaders = ({ body, encoding }: Packed): Record<string, string> => ({
  ...(encoding ? { 'content-encoding': encoding } : {}),
  'content-length': String(body.length),
});

/** Whether a browser has this version. It may name several. */
const isSame = (given: string | null, etag: string): boolean =>
  given !== null &&
  (given === etag || given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.slice(2)));

/** Compressed, in memory of just its size: what the compressor gives lies in a larger piece. */
async function pack(body: Buffer, quality: number): Promise<Buffer> {
  const packed = await brotli(body, {
    // A page in one piece: each further one would be handed from thread to thread.
    chunkSize: 64 * 1024,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return Buffer.from(packed);
}
