import { pathOf, surfaces, type Endpoint, type Schema, type Surface } from '@touchline/contract/endpoint';
import { Hono, type Context } from 'hono';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import type { Shop } from '../Shop.ts';
import { answerOfError, commonHeaders } from './answers.ts';
import { Failure, unreadable } from '../failure/Failure.ts';
import type { PublicResponses } from './PublicResponses.ts';
import { parseJson, readText } from './readBody.ts';
import { isStorable, storableText } from './storable.ts';

type Read<Of extends Schema | undefined> = [NonNullable<Of>] extends [never]
  ? undefined
  : NonNullable<Of> extends Schema
    ? z.output<NonNullable<Of>>
    : undefined;

/** A request that was parsed and validated against the contract. */
export interface Call<Of extends Endpoint = Endpoint> {
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
) => Promise<z.input<Of['answer']> | Reply<z.input<Of['answer']>>>;

export interface RouteOptions<Answer = unknown> {
  /** Cache times of a response that is the same for all callers and depends on the catalogue version. */
  kept?: { browserSeconds: number; serverSeconds: number };
  /** Serialises the response to JSON. @default JSON.stringify */
  write?: (answer: Answer) => string;
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
  who: Endpoint['who'];
}

/** The routes of this process, and who may call them. */
export class Router {
  readonly app = new Hono<{ Bindings: { source: string } }>();
  readonly table: RouteEntry[] = [];
  readonly #shop: Shop;
  readonly #publicResponses: PublicResponses;

  constructor(shop: Shop, publicResponses: PublicResponses) {
    this.#shop = shop;
    this.#publicResponses = publicResponses;
    this.app.notFound((context) =>
      answerOfError(
        new Failure(404, 'NotFound', 'There is nothing here.'),
        context.req.path,
        shop,
        context.req.raw,
      ),
    );
    this.app.onError((error, context) => answerOfError(error, context.req.path, shop, context.req.raw));
  }

  /** Mounts an endpoint of the contract on each of its surfaces. */
  route<Of extends Endpoint>(
    endpoint: Of,
    handler: Handler<Of>,
    options: RouteOptions<z.input<Of['answer']>> = {},
  ): void {
    const mine: readonly Surface[] = endpoint.base === 'checkout' ? surfaces : ['bridge'];
    for (const surface of mine) {
      const path = pathOf(endpoint, surface);
      this.table.push({ id: endpoint.id, method: endpoint.method, path, who: endpoint.who });
      this.app.on(endpoint.method, path.replace(/\{(\w+)\}/g, ':$1'), (context) =>
        this.#answer(endpoint, handler, options, surface, context),
      );
    }
  }

  async #answer<Of extends Endpoint>(
    endpoint: Of,
    handler: Handler<Of>,
    options: RouteOptions<z.input<Of['answer']>>,
    surface: Surface,
    context: Context<{ Bindings: { source: string } }>,
  ): Promise<Response> {
    const write = options.write ?? JSON.stringify;
    try {
      const work = async () => {
        const call = await this.#read(endpoint, options, surface, context);
        const result = await withinTime(handler(call), endpoint.timeout ?? 10_000);
        const reply = result instanceof Reply ? result : new Reply(result);
        this.#check(endpoint, reply.answer);
        return { body: write(reply.answer), reply };
      };
      if (options.kept) {
        return await this.#publicResponses.answer(
          context.req.raw,
          options.kept,
          async () => (await work()).body,
        );
      }
      const { body, reply } = await work();
      return new Response(body, {
        status: reply.status,
        headers: { ...commonHeaders, 'cache-control': 'no-store', ...reply.headers },
      });
    } catch (error) {
      return answerOfError(error, endpoint.id, this.#shop, context.req.raw);
    }
  }

  async #read<Of extends Endpoint>(
    endpoint: Of,
    options: Pick<RouteOptions, 'fromAnywhere' | 'bodyLimit'>,
    surface: Surface,
    context: Context<{ Bindings: { source: string } }>,
  ): Promise<Call<Of>> {
    const request = context.req.raw;
    const url = new URL(request.url);
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (writes && !options.fromAnywhere) this.#rejectForeignOrigin(request);
    const rawBody = writes ? await readText(request, options.bodyLimit) : '';
    if (endpoint.body && rawBody !== '' && !isJson(request)) {
      throw new Failure(415, 'InvalidParameters', 'The body has to be JSON.');
    }
    return {
      params: parsePart(endpoint.params, context.req.param(), 'path') as Read<Of['params']>,
      query: parsePart(endpoint.query, queryOf(url), 'query') as Read<Of['query']>,
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

  /** Rejects writes from other sites: their requests carry their origin, ours carry our own, or none outside browsers. */
  #rejectForeignOrigin(request: Request): void {
    const origin = request.headers.get('origin');
    if (origin !== null && !this.#shop.origins.includes(origin)) {
      throw new Failure(403, 'InvalidParameters', 'Calls from other sites are not answered.');
    }
  }

  #check(endpoint: Endpoint, answer: unknown): void {
    if (!this.#shop.checkAnswers) return;
    const parsed = safeParse(endpoint.answer, answer);
    if (!parsed.success)
      throw new Error(`The answer of ${endpoint.id} breaks the contract: ${parsed.error.message}`);
  }
}

function isJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
}

/** The first value of each name; kept safe from prototype pollution by names in the request. */
function queryOf(url: URL): Record<string, string> {
  const query = Object.create(null) as Record<string, string>;
  for (const [name, value] of url.searchParams) {
    if (!(name in query)) query[name] = storableText(value.slice(0, 500));
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
  throw unreadable(
    `The ${part} cannot be read.`,
    parsed.error.issues.slice(0, 10).map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}

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
