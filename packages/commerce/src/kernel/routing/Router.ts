import { cutText } from '@touchline/contract/cutText';
import { isPersonal, type Access, type PersonalAccess } from '@touchline/contract/access';
import { pathOf, surfaces, type Endpoint, type Schema, type Surface } from '@touchline/contract/endpoint';
import type { Site } from '@touchline/contract/market/schema';
import { Hono, type Context } from 'hono';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { errorResponse, commonHeaders } from './responses.ts';
import { Failure, unreadable } from '../failure/Failure.ts';
import type { CallerOf } from '../identity/Caller.ts';
import { identify, type Identified } from '../identity/identify.ts';
import type { PublicResponses } from './PublicResponses.ts';
import { parseJson, readText } from './readBody.ts';
import { isStorable, storableText } from './storable.ts';

type Read<Of extends Schema | undefined> = [NonNullable<Of>] extends [never]
  ? undefined
  : NonNullable<Of> extends Schema
    ? z.output<NonNullable<Of>>
    : undefined;

/** The site of a personal call. */
type SiteOf<Of extends Endpoint> = Of['access'] extends PersonalAccess
  ? Read<Of['query']> extends { readonly sitePath: string }
    ? Site
    : undefined
  : undefined;

/** A request whose caller may make it, parsed and validated against the contract. */
export interface Call<Of extends Endpoint = Endpoint> {
  /** Who calls. A shopper or an account holder is always known; a visitor may not be; the others are not asked. */
  readonly caller: CallerOf<Of['access']>;
  readonly site: SiteOf<Of>;
  readonly now: Date;
  readonly params: Read<Of['params']>;
  readonly query: Read<Of['query']>;
  readonly body: Read<Of['body']>;
  readonly surface: Surface;
  readonly request: Request;
  readonly url: URL;
  /** The unparsed body, for signatures; empty for calls without one. */
  readonly rawBody: string;
  /** Network identity of the caller: for rate limits, never for permissions. */
  readonly source: string;
}

/** A response with its own status or headers. */
export class Reply<Answer> {
  readonly answer: Answer;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  constructor(answer: Answer, more: { status?: number; headers?: Readonly<Record<string, string>> } = {}) {
    this.answer = answer;
    this.status = more.status ?? 200;
    this.headers = more.headers ?? {};
  }
}

type Handler<Of extends Endpoint> = (
  call: Call<Of>,
) => Promise<z.input<Of['response']> | Reply<z.input<Of['response']>>>;

export interface RouteOptions<Answer = unknown> {
  /** Cache times of a response that is the same for all callers and depends on the catalogue version. */
  cache?: { browserSeconds: number; serverSeconds: number };
  /** Serialises the response to JSON. @default JSON.stringify */
  write?: (answer: Answer) => string;
  /** What is written is a file in base 64: the file itself is sent. @default false */
  isFile?: boolean;
  /** Accepts a body of any content type from any origin (signed events, browser reports). */
  fromAnywhere?: boolean;
  /** Maximum size of the body in bytes. */
  bodyLimit?: number;
}

/** An entry in the list of all routes. */
export interface RouteEntry {
  id: string;
  method: string;
  path: string;
  access: Access;
}

interface Bindings {
  Bindings: { source: string };
}

/** The routes of this process, and who may call them. */
export class Router {
  readonly #app = new Hono<Bindings>();
  readonly table: RouteEntry[] = [];
  readonly #shop: CommerceContext;
  readonly #publicResponses: PublicResponses;

  constructor(shop: CommerceContext, publicResponses: PublicResponses) {
    this.#shop = shop;
    this.#publicResponses = publicResponses;
    this.#app.notFound((context) =>
      errorResponse(
        new Failure(404, 'NotFound', 'There is nothing here.'),
        context.req.path,
        shop,
        context.req.raw,
      ),
    );
    this.#app.onError((error, context) => errorResponse(error, context.req.path, shop, context.req.raw));
  }

  /** Responds to a request. `source` is the network identity of the caller. */
  async fetch(request: Request, source: string): Promise<Response> {
    return this.#app.fetch(request, { source });
  }

  /** Mounts a document that is the same for all callers. */
  document(id: string, path: string, make: () => Response | Promise<Response>): void {
    this.table.push({ id, method: 'GET', path, access: { caller: 'anyone' } });
    this.#app.get(path, make);
  }

  /** Mounts an endpoint of the contract on each of its surfaces. */
  route<Of extends Endpoint>(
    endpoint: Of,
    handler: Handler<Of>,
    options: RouteOptions<z.input<Of['response']>> = {},
  ): void {
    const mine: readonly Surface[] = endpoint.base === 'checkout' ? surfaces : ['bridge'];
    if (options.cache && endpoint.access.caller !== 'anyone')
      throw new Error(`${endpoint.id} is not the same for all callers and cannot be cached.`);
    for (const surface of mine) {
      const path = pathOf(endpoint, surface);
      this.table.push({ id: endpoint.id, method: endpoint.method, path, access: endpoint.access });
      this.#app.on(endpoint.method, path.replace(/\{(\w+)\}/g, ':$1'), (context) =>
        this.#answer(endpoint, handler, options, surface, context),
      );
    }
  }

  async #answer<Of extends Endpoint>(
    endpoint: Of,
    handler: Handler<Of>,
    options: RouteOptions<z.input<Of['response']>>,
    surface: Surface,
    context: Context<Bindings>,
  ): Promise<Response> {
    const write = options.write ?? JSON.stringify;
    const request = context.req.raw;
    const limit = endpoint.timeout ?? 10_000;
    let sessionHeaders: Identified['sessionHeaders'] = {};
    try {
      if (isWrite(request) && !options.fromAnywhere) this.#rejectForeignOrigin(request);
      // Before the body is read, so that it costs nothing to refuse a caller.
      const identified = await withinTime(identify(this.#shop, endpoint.access, request), limit);
      sessionHeaders = identified.sessionHeaders;
      if (identified.refusal) throw this.#noted(endpoint, identified.refusal);
      const work = async () => {
        const call = await this.#read(endpoint, options, surface, context, identified.caller);
        const result = await withinTime(handler(call), limit);
        const reply = result instanceof Reply ? result : new Reply(result);
        this.#check(endpoint, reply.answer);
        return { body: write(reply.answer), reply };
      };
      if (options.cache) {
        return await this.#publicResponses.respond(request, options.cache, async () => (await work()).body);
      }
      const { body, reply } = await work();
      return new Response(options.isFile ? Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0)) : body, {
        status: reply.status,
        headers: {
          ...commonHeaders,
          'cache-control': 'no-store',
          ...sessionHeaders,
          ...identified.headers,
          ...reply.headers,
        },
      });
    } catch (error) {
      const answer = errorResponse(error, endpoint.id, this.#shop, request);
      for (const [name, value] of Object.entries(sessionHeaders)) answer.headers.set(name, value);
      return answer;
    }
  }

  async #read<Of extends Endpoint>(
    endpoint: Of,
    options: Pick<RouteOptions, 'fromAnywhere' | 'bodyLimit'>,
    surface: Surface,
    context: Context<Bindings>,
    caller: Identified['caller'],
  ): Promise<Call<Of>> {
    const request = context.req.raw;
    const url = new URL(request.url);
    const rawBody = isWrite(request) ? await readText(request, options.bodyLimit) : '';
    if (endpoint.body && rawBody !== '' && !isJson(request)) {
      throw new Failure(415, 'InvalidParameters', 'The body has to be JSON.');
    }
    const params = parsePart(endpoint.params, context.req.param(), 'path') as Read<Of['params']>;
    const query = parsePart(endpoint.query, queryOf(url), 'query') as Read<Of['query']>;
    return {
      caller: caller as CallerOf<Of['access']>,
      site: this.#siteOf(endpoint.access, query) as SiteOf<Of>,
      now: this.#shop.clock.now(),
      params,
      query,
      body: (endpoint.body ? parsePart(endpoint.body, parseJson(rawBody), 'body') : undefined) as Read<
        Of['body']
      >,
      surface,
      request,
      url,
      rawBody,
      source: context.env.source,
    };
  }

  /** Logs that somebody was refused who is known, or was: a page of the shop does not ask for that. */
  #noted({ id }: Endpoint, refusal: Failure): Failure {
    if (refusal.status === 403 || refusal.code === 'SessionEnded')
      this.#shop.log.warn('access refused', { endpoint: id, code: refusal.code });
    return refusal;
  }

  /** The site of a personal call; an unknown one is a 404. */
  #siteOf(access: Access, query: unknown): Site | undefined {
    const { sitePath } = (query ?? {}) as { sitePath?: string };
    return isPersonal(access) && sitePath !== undefined ? this.#shop.markets.site(sitePath) : undefined;
  }

  /** Rejects writes from other sites: their requests carry their origin, ours carry our own, or none outside browsers. */
  #rejectForeignOrigin(request: Request): void {
    const origin = request.headers.get('origin');
    if (origin !== null && !this.#shop.origins.includes(origin)) {
      throw new Failure(403, 'InvalidParameters', 'Calls from other sites are not answered.');
    }
  }

  #check(endpoint: Endpoint, answer: unknown): void {
    if (!this.#shop.checkAnswers) return;
    const parsed = safeParse(endpoint.response, answer);
    if (!parsed.success)
      throw new Error(`The answer of ${endpoint.id} breaks the contract: ${parsed.error.message}`);
  }
}

const isWrite = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD';

function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
}

/** The first value of each name; kept safe from prototype pollution by names in the request. */
function queryOf(url: URL): Record<string, string> {
  const query = Object.create(null) as Record<string, string>;
  for (const [name, value] of url.searchParams) {
    if (!(name in query)) query[name] = storableText(cutText(value, 500));
  }
  return { ...query };
}

function parsePart(schema: Schema | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  if (!isStorable(value)) {
    // None of our addresses contain such characters, so this is a 404.
    if (part === 'path') throw new Failure(404, 'NotFound', 'There is nothing here.');
    throw unreadable(`The ${part} holds characters that are none.`);
  }
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues
    .slice(0, 10)
    .map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  // What has not the form of a name or a key is the name of nothing, and opens nothing.
  if (part === 'path' || (issues.every(({ path }) => path === 'key') && hasText(value, 'key')))
    throw new Failure(404, 'NotFound', 'There is nothing here.');
  throw unreadable(`The ${part} cannot be read.`, issues);
}

const hasText = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && typeof (value as Record<string, unknown>)[name] === 'string';

async function withinTime<Answer>(work: Promise<Answer>, limit: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new Failure(503, 'Unavailable', 'This took too long. Try again in a moment.', { retryAfter: 2 }),
        ),
      limit,
    );
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
