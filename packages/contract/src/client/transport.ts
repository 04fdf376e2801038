import type * as z from 'zod/mini';
import { pathOf, type CachePolicy, type Endpoint, type Schema, type Surface } from '../endpoint.ts';
import {
  ApiError,
  BadResponse,
  Cancelled,
  Forbidden,
  NotFound,
  Offline,
  RateLimited,
  Refused,
  Timeout,
  Unauthorised,
  Unavailable,
  type ErrorBody,
} from '../errors.ts';
import { AnswerCache, policyOf } from './answerCache.ts';
import { singleFlight } from './singleFlight.ts';

/** Parsed answers by address and version: an answer that came before is not read again, and is the same object. */
export interface ParsedAnswers {
  get(address: string, etag: string): { readonly answer: unknown } | undefined;
  set(address: string, etag: string, answer: unknown): void;
  /** An answer that came so recently that it need not be asked for again. */
  recent(address: string): { readonly answer: unknown } | undefined;
}

/** Stores the checkout token. In the shop's browser pages it stays empty, because the server keeps the token in a cookie. */
export interface TokenStore {
  get(): string | undefined;
  set(token: string): void;
  clear(): void;
}

export interface TransportOptions {
  /** The platform's fetch, or one that calls a mounted, a scripted or an in-page back end. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin that requests are sent to, without a trailing slash. */
  origin: string;
  /** The back end that is active for this visitor; read for each call, because the flag can change. */
  surface: () => Surface;
  sitePath: string;
  token?: TokenStore;
  /** Keeps what reads of versioned answers gave; only for calls that are the same for everybody. @default none */
  parsedAnswers?: ParsedAnswers;
  /** Sent with every request. */
  headers?: Readonly<Record<string, string>>;
  /** Page query parameters that start with `mock_`, passed on with each request; omit in production. */
  mockParams?: URLSearchParams;
  /** Headers that a tester has set, read for each call; omit in production. */
  testHeaders?: () => Readonly<Record<string, string>>;
  /** Called for every failed response, for reporting only. */
  onFailure?: (error: ApiError, endpoint: Endpoint) => void;
  /** Called when an answer is not what the contract says; omit in production. */
  onMismatch?: (endpoint: Endpoint, problem: string) => void;
  /** Called when the back end answers 401: the session it was called with is over, or never was. */
  onUnauthorised?: (endpoint: Endpoint) => void;
  /** Called after every successful write. */
  onWritten?: (endpoint: Endpoint) => void;
}

type Part<Of extends Schema | undefined> = Of extends Schema ? z.input<Of> : undefined;

export interface CallInput<Of extends Endpoint> {
  params?: Part<Of['params']>;
  /** The transport adds `sitePath`. */
  query?: Omit<NonNullable<Part<Of['query']>>, 'sitePath'>;
  body?: Part<Of['body']>;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  /** Sent without session and checkout token: as a visitor whom nobody knows. @default false */
  isAnonymous?: boolean;
  /** Another policy than the call's own, for a call whose answers may be kept. */
  cache?: CachePolicy;
  /** Reads that are in progress at the same time share a response only within one scope. */
  scope?: number;
  /** Idempotency key, for endpoints marked `idempotent`. */
  idempotencyKey?: string;
}

/** Calls an endpoint of the contract and returns the parsed response, or throws one of the errors in `errors.ts`. */
export interface Transport {
  <Of extends Endpoint>(endpoint: Of, input?: CallInput<Of>): Promise<z.output<Of['response']>>;
  readonly sitePath: string;
  /** The back end that is active now; some calls differ between the two. */
  readonly surface: () => Surface;
}

const defaultTimeout = 10_000;

function addressOf(endpoint: Endpoint, input: CallInput<Endpoint>, options: TransportOptions): URL {
  const params = (input.params ?? {}) as Readonly<Record<string, string>>;
  const path = pathOf(endpoint, options.surface()).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const url = new URL(options.origin + path);
  const query = (input.query ?? {}) as Readonly<Record<string, string | number | boolean | undefined>>;
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  url.searchParams.set('sitePath', options.sitePath);
  options.mockParams?.forEach((value, name) => {
    if (name.startsWith('mock_')) url.searchParams.set(name, value);
  });
  return url;
}

function failureOf(status: number, body: ErrorBody | undefined, retryAfter: number): ApiError {
  const text = body?.message ?? `The server answered ${status}.`;
  if (status === 401) return new Unauthorised(text, status, body);
  if (status === 403) return new Forbidden(text, status, body);
  if (status === 404) return new NotFound(text, status, body);
  if (status === 429) return new RateLimited(text, status, body, retryAfter);
  if (status >= 500) return new Unavailable(text, status, body);
  return new Refused(text, status, body);
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Whether a retry may help. Writes are never repeated, because the first one may have taken effect. */
function mayHelp({ method, attempts }: Endpoint, error: unknown): boolean {
  if (method !== 'GET') return false;
  if (attempts !== undefined) return error instanceof Unavailable;
  return error instanceof Offline || (error instanceof Unavailable && error.status !== 503);
}

/** Creates the function that all calls go through: timeout, abort, retries of safe reads, typed errors by status. */
export function createTransport(options: TransportOptions): Transport {
  const join = singleFlight();
  const answers = new AnswerCache();

  /** Uses its own timer: `AbortSignal.timeout` would keep the call and its data in memory until the limit, long after the response. */
  async function once(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<unknown> {
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new DOMException('The time limit of the call is over.', 'TimeoutError')),
      endpoint.timeout ?? defaultTimeout,
    );
    try {
      return await ask(endpoint, input, limit.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(endpoint: Endpoint, input: CallInput<Endpoint>, limit: AbortSignal): Promise<unknown> {
    const headers = new Headers({
      accept: 'application/json',
      'x-requested-with': 'touchline',
      ...options.headers,
      ...options.testHeaders?.(),
      ...input.headers,
    });
    const token = input.isAnonymous ? undefined : options.token?.get();
    if (token) headers.set('x-checkout-authorization', `Bearer ${token}`);
    if (endpoint.idempotent) headers.set('idempotency-key', input.idempotencyKey ?? crypto.randomUUID());
    if (input.body !== undefined) headers.set('content-type', 'application/json');
    const address = addressOf(endpoint, input, options);
    const recent = endpoint.method === 'GET' ? options.parsedAnswers?.recent(address.href) : undefined;
    if (recent) return recent.answer;
    let response: Response;
    try {
      response = await options.fetch(
        new Request(address, {
          method: endpoint.method,
          headers,
          credentials: input.isAnonymous ? 'omit' : 'same-origin',
          signal: input.signal ? AbortSignal.any([limit, input.signal]) : limit,
          ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        }),
      );
    } catch {
      if (input.signal?.aborted) throw new Cancelled('The call was given up.');
      if (limit.aborted) throw new Timeout('The server took too long.');
      throw new Offline('The network is not there.');
    }
    const renewed = response.headers.get('authorization');
    if (renewed) options.token?.set(renewed.replace(/^Bearer\s+/i, ''));
    const etag = endpoint.method === 'GET' && response.status === 200 ? response.headers.get('etag') : null;
    const known = etag === null ? undefined : options.parsedAnswers?.get(address.href, etag);
    if (known) {
      await response.body?.cancel();
      return known.answer;
    }
    const body = await bodyOf(response);
    if (response.status === 401) options.onUnauthorised?.(endpoint);
    if (!response.ok) {
      throw failureOf(
        response.status,
        body as ErrorBody | undefined,
        Number(response.headers.get('retry-after') ?? 0),
      );
    }
    const parsed = endpoint.response.safeParse(body);
    if (!parsed.success) {
      options.onMismatch?.(endpoint, parsed.error.message);
      throw new BadResponse(`${endpoint.id}: ${parsed.error.message}`, response.status);
    }
    if (endpoint.method !== 'GET') options.onWritten?.(endpoint);
    if (etag !== null) options.parsedAnswers?.set(address.href, etag, parsed.data);
    return parsed.data;
  }

  /** The only place that retries calls. */
  async function withRetry(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(endpoint, input);
      } catch (error) {
        const isLast = attempt >= (endpoint.attempts ?? 2) || input.signal?.aborted;
        if (!isLast && mayHelp(endpoint, error)) continue;
        if (error instanceof ApiError && !(error instanceof Cancelled)) options.onFailure?.(error, endpoint);
        throw error;
      }
    }
  }

  /** Answers from memory where the call allows it, and shares a read that is already in progress. */
  function call(endpoint: Endpoint, input: CallInput<Endpoint> = {}): Promise<unknown> {
    if (endpoint.method !== 'GET') return withRetry(endpoint, input);
    const { href } = addressOf(endpoint, input, options);
    const ask = () =>
      input.signal
        ? withRetry(endpoint, input)
        : join(`${input.scope ?? ''} ${href}`, () => withRetry(endpoint, input));
    const own = policyOf(endpoint);
    const policy = own === 'network-only' ? own : (input.cache ?? own);
    return policy === 'network-only' ? ask() : answers.answer(endpoint, policy, href, ask);
  }

  return Object.assign(call as Transport, {
    sitePath: options.sitePath,
    surface: options.surface,
  });
}
