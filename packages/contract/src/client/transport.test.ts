import * as z from 'zod/mini';
import { getProfile } from '../account/endpoints.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getFrame, getPage } from '../content/endpoints.ts';
import { defineEndpoint, type Endpoint, type Method } from '../endpoint.ts';
import {
  BadResponse,
  Cancelled,
  Forbidden,
  NotFound,
  Offline,
  Refused,
  Timeout,
  Unauthorised,
  type ApiError,
  type RateLimited,
  Unavailable,
} from '../errors.ts';
import { getAvailability, getNavigation, listProducts, suggest } from '../product/endpoints.ts';
import { createTransport, type TransportOptions } from './transport.ts';

const shelf = z.object({ pairs: z.number() });
const read = defineEndpoint({
  ...{
    id: 'read',
    summary: '',
    method: 'GET',
    base: 'checkout',
    path: '/shelves/{id}',
    access: { caller: 'anyone' },
  },
  params: z.object({ id: z.string() }),
  query: z.object({ sitePath: z.string(), size: z.optional(z.string()) }),
  response: shelf,
  errors: {},
});
const writeWith = (method: Method) =>
  defineEndpoint({
    ...{ id: method, summary: '', method, base: 'api', path: '/shelves', access: { caller: 'anyone' } },
    body: z.object({ pairs: z.number() }),
    response: z.null(),
    errors: {},
  });
const write = writeWith('POST');

const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ errorCode: 'OutOfStock', message: 'None left.', reference: 'r-1' }, { status, headers });

type Answer = (request: Request) => Response | Promise<Response>;

/** A transport over a network that returns the given responses in order and repeats the last one. */
function network(answers: Answer[], options: Partial<TransportOptions> = {}) {
  const requests: Request[] = [];
  const call = createTransport({
    fetch: async (request) => {
      requests.push(request);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer(request);
    },
    ...{ origin: 'https://shop.example', surface: () => 'chk', sitePath: 'gb', ...options },
  });
  return { call, requests };
}

const fine: Answer = () => Response.json({ pairs: 3 });
const done: Answer = () => new Response(null, { status: 204 });
const away: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const silent: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

describe('a request', () => {
  it.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const)(
    'uses %s and sends JSON [C7.01, A7.62]',
    async (method) => {
      const { call, requests } = network([done]);
      const body = method === 'GET' ? {} : { body: { pairs: 2 } };
      await call<Endpoint>(writeWith(method), body);
      expect(requests[0]?.method).toBe(method);
      expect(requests[0]?.headers.get('accept')).toBe('application/json');
      if (method === 'GET') return;
      expect(requests[0]?.headers.get('content-type')).toBe('application/json');
      expect(await requests[0]?.json()).toEqual({ pairs: 2 });
    },
  );

  it('includes the headers of the call and the common headers [C7.02]', async () => {
    const { call, requests } = network([fine], { headers: { 'x-every': 'yes' } });
    await call(read, { params: { id: 'a' }, headers: { 'x-one': 'yes' } });
    expect(requests[0]?.headers.get('x-every')).toBe('yes');
    expect(requests[0]?.headers.get('x-one')).toBe('yes');
  });

  it('includes the site path next to its own query [C7.03, C2.61]', async () => {
    const { call, requests } = network([fine]);
    await call(read, { params: { id: 'a/b' }, query: { size: '42' } });
    expect(requests[0]?.url).toBe('https://shop.example/api/chk/shelves/a%2Fb?size=42&sitePath=gb');
  });

  it('passes on the mock_ parameters of the page only when they are provided [C7.04]', async () => {
    const mockParams = new URLSearchParams('mock_stock=none&q=shoes');
    const trial = network([fine], { mockParams });
    await trial.call(read, { params: { id: 'a' } });
    expect(new URL(trial.requests[0]?.url ?? '').search).toBe('?sitePath=gb&mock_stock=none');
    const production = network([fine]);
    await production.call(read, { params: { id: 'a' } });
    expect(new URL(production.requests[0]?.url ?? '').search).toBe('?sitePath=gb');
  });

  it('sends cookies to the same origin only [C7.05, A7.61]', async () => {
    const { call, requests } = network([fine]);
    await call(read, { params: { id: 'a' } });
    expect(requests[0]?.credentials).toBe('same-origin');
  });

  it('goes to the back end that is active at the time of the call [C1.06]', async () => {
    let surface: 'chk' | 'bridge' = 'chk';
    const { call, requests } = network([fine], { surface: () => surface });
    await call(read, { params: { id: 'a' } });
    surface = 'bridge';
    await call(read, { params: { id: 'a' } });
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/chk/shelves/a',
      '/api/bridge/shelves/a',
    ]);
  });

  it('sends the checkout token and stores the one it receives [C6.04, C6.05, C6.06]', async () => {
    let token = 'old';
    const { call, requests } = network(
      [() => Response.json({ pairs: 3 }, { headers: { authorization: 'Bearer new' } })],
      { token: { get: () => token, set: (value) => (token = value), clear: () => (token = '') } },
    );
    await call(read, { params: { id: 'a' } });
    expect(requests[0]?.headers.get('x-checkout-authorization')).toBe('Bearer old');
    expect(token).toBe('new');
  });
});

describe('the time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Fake timers do not control Node's own timer behind `AbortSignal.timeout`.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds);
      return limit.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('aborts a call after ten seconds [C7.06, A7.63]', async () => {
    const { call, requests } = network([silent]);
    const ended = call(write, { body: { pairs: 1 } }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(await ended).toBeInstanceOf(Timeout);
  });

  it.each([
    ['the taxonomy', '[C9.01]', getNavigation],
    ['a search', '[C9.01]', suggest],
    ['content', '[C9.01]', getFrame],
    ['a page of content', '[C9.01]', getPage],
    ['a list', '[C9.01]', listProducts],
    ['stock', '[C9.05]', getAvailability],
  ] as const)('is ten seconds for %s %s', async (_, _rows, endpoint) => {
    const { call, requests } = network([silent]);
    const ended = call<Endpoint>(endpoint).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(await ended).toBeInstanceOf(Timeout);
  });

  it('can be overridden per call [C7.06]', async () => {
    const { call, requests } = network([silent]);
    const ended = call({ ...write, timeout: 20_000 }, { body: { pairs: 1 } }).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(19_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toBeInstanceOf(Timeout);
  });
});

describe('a failed response', () => {
  it.each([
    [401, Unauthorised],
    [403, Forbidden],
    [404, NotFound],
    [409, Refused],
    [422, Refused],
    [503, Unavailable],
  ])('%i throws an error with the body and the status [C8.01, A7.64]', async (status, kind) => {
    const { call } = network([() => refusal(status)]);
    const error: unknown = await call(read, { params: { id: 'a' } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind);
    expect((error as ApiError).status).toBe(status);
    expect((error as ApiError).body).toEqual({
      ...{ errorCode: 'OutOfStock', message: 'None left.', reference: 'r-1' },
    });
  });

  it('includes how long to wait', async () => {
    const { call } = network([() => refusal(429, { 'retry-after': '30' })]);
    const error: unknown = await call(read, { params: { id: 'a' } }).catch((thrown: unknown) => thrown);
    expect((error as RateLimited).retryAfter).toBe(30);
  });

  it('is reported together with its call [C8.02]', async () => {
    const reported: string[] = [];
    const { call } = network([() => refusal(422)], {
      onFailure: (error, { id }) => reported.push(`${id} ${error.status}`),
    });
    await call(write, { body: { pairs: 1 } }).catch(() => undefined);
    expect(reported).toEqual(['POST 422']);
  });

  it('is distinguished from one that does not follow the contract', async () => {
    const { call } = network([() => Response.json({ pairs: 'three' })]);
    await expect(call(read, { params: { id: 'a' } })).rejects.toBeInstanceOf(BadResponse);
  });

  it('may have a body that is not JSON', async () => {
    const { call } = network([() => new Response('<h1>Bad gateway</h1>', { status: 502 })]);
    await expect(call(write, { body: { pairs: 1 } })).rejects.toMatchObject({ status: 502, body: undefined });
  });
});

describe('a cancelled call', () => {
  it('is marked as cancelled, and not reported [C8.07]', async () => {
    const reported: string[] = [];
    const given = new AbortController();
    const { call } = network([silent], { onFailure: (error) => reported.push(error.name) });
    const ended = call(read, { params: { id: 'a' }, signal: given.signal }).catch((error: unknown) => error);
    given.abort();
    expect(await ended).toBeInstanceOf(Cancelled);
    expect(reported).toEqual([]);
  });
});

describe('a retry', () => {
  it('is made once for a read, when the network or the server failed', async () => {
    const offline = network([away, fine]);
    await expect(offline.call(read, { params: { id: 'a' } })).resolves.toEqual({ pairs: 3 });
    const broken = network([() => refusal(500), fine]);
    await expect(broken.call(read, { params: { id: 'a' } })).resolves.toEqual({ pairs: 3 });
    const gone = network([away]);
    await expect(gone.call(read, { params: { id: 'a' } })).rejects.toBeInstanceOf(Offline);
    expect(gone.requests).toHaveLength(2);
  });

  it('is never made for a write, because it may already have taken effect', async () => {
    const { call, requests } = network([away]);
    await expect(call(write, { body: { pairs: 1 } })).rejects.toBeInstanceOf(Offline);
    expect(requests).toHaveLength(1);
  });

  it('is not made when the server asks the client to wait', async () => {
    const { call, requests } = network([() => refusal(503)]);
    await expect(call(read, { params: { id: 'a' } })).rejects.toBeInstanceOf(Unavailable);
    expect(requests).toHaveLength(1);
  });
});

describe('two identical reads at the same time', () => {
  it('share one request and its response [C4.02]', async () => {
    const { call, requests } = network([fine]);
    const both = await Promise.all([
      call(read, { params: { id: 'a' } }),
      call(read, { params: { id: 'a' } }),
    ]);
    expect(both).toEqual([{ pairs: 3 }, { pairs: 3 }]);
    expect(requests).toHaveLength(1);
    await call(read, { params: { id: 'a' } });
    expect(requests).toHaveLength(2);
  });
});

describe('versioned answers that are kept parsed', () => {
  const versioned =
    (etag: string, pairs: number): Answer =>
    () =>
      Response.json({ pairs }, { headers: { etag } });
  const keeping = (answers: Answer[], recent: Record<string, unknown> = {}) => {
    const kept = new Map<string, { answer: unknown }>();
    return network(answers, {
      parsedAnswers: {
        get: (address, etag) => kept.get(address + etag),
        set: (address, etag, answer) => void kept.set(address + etag, { answer }),
        recent: (address) => (address in recent ? { answer: recent[address] } : undefined),
      },
    });
  };

  it('are the same object while their version is the same', async () => {
    const { call } = keeping([versioned('"1"', 3), versioned('"1"', 3), versioned('"2"', 4)]);
    const first = await call(read, { params: { id: 'a' } });
    expect(await call(read, { params: { id: 'a' } })).toBe(first);
    expect(await call(read, { params: { id: 'a' } })).toEqual({ pairs: 4 });
  });

  it('are told apart by their address', async () => {
    const { call } = keeping([versioned('"1"', 3), versioned('"1"', 5)]);
    await call(read, { params: { id: 'a' } });
    expect(await call(read, { params: { id: 'b' } })).toEqual({ pairs: 5 });
  });

  it('are not asked for again while they are recent', async () => {
    const recent: Record<string, unknown> = {};
    const { call, requests } = keeping([versioned('"1"', 3)], recent);
    const first = await call(read, { params: { id: 'a' } });
    recent[requests[0]?.url ?? ''] = first;
    expect(await call(read, { params: { id: 'a' } })).toBe(first);
    expect(requests).toHaveLength(1);
    await call(read, { params: { id: 'b' } });
    expect(requests).toHaveLength(2);
  });

  it('are read each time where nothing keeps them, and without a version', async () => {
    const { call } = network([versioned('"1"', 3)]);
    const first = await call(read, { params: { id: 'a' } });
    expect(await call(read, { params: { id: 'a' } })).not.toBe(first);
    const unversioned = keeping([fine]);
    const answer = await unversioned.call(read, { params: { id: 'a' } });
    expect(await unversioned.call(read, { params: { id: 'a' } })).not.toBe(answer);
  });
});

describe('what the page is told of a call', () => {
  it('a response 401 is told at once, and no other refusal', async () => {
    const told: string[] = [];
    const { call } = network([() => refusal(403), () => refusal(401)], {
      onUnauthorised: ({ id }) => told.push(id),
    });
    await expect(call(read, { params: { id: 'a' } })).rejects.toThrow('None left.');
    expect(told).toEqual([]);
    await expect(call(read, { params: { id: 'a' } })).rejects.toThrow('None left.');
    expect(told).toEqual(['read']);
  });

  it('a write that succeeded is told, a read or a refused write is not', async () => {
    const told: string[] = [];
    const { call } = network([fine, () => refusal(422), done], { onWritten: ({ id }) => told.push(id) });
    await call(read, { params: { id: 'a' } });
    await expect(call(write, { body: { pairs: 1 } })).rejects.toThrow('None left.');
    expect(told).toEqual([]);
    await call(write, { body: { pairs: 1 } });
    expect(told).toEqual(['POST']);
  });
});

it('reports an answer that is not what the contract says where it is asked to, and fails the call [C8.71]', async () => {
  const told: string[] = [];
  const call = createTransport({
    fetch: async () => Response.json({ firstName: 1 }),
    ...{ origin: 'https://shop.test', surface: () => 'chk' as const, sitePath: 'gb' },
    onMismatch: ({ id }, problem) => told.push(`${id}: ${problem}`),
  });
  await expect(call(getProfile)).rejects.toMatchObject({ name: 'BadResponse' });
  expect(told).toEqual([expect.stringMatching(/^getProfile: .*firstName/s)]);
});

it('asks by GET unless a call says otherwise [A7.60]', async () => {
  const methods: string[] = [];
  const call = createTransport({
    fetch: async ({ method }) => {
      methods.push(method);
      return Response.json({});
    },
    ...{ origin: 'https://shop.test', surface: () => 'chk' as const, sitePath: 'gb' },
  });
  const plain = { id: 'plain', summary: '', base: 'api', path: '/plain', errors: {} } as const;
  const about = { access: { caller: 'anyone' }, response: z.object({}) } as const;
  await call(defineEndpoint({ ...plain, ...about }));
  await call(defineEndpoint({ ...plain, ...about, method: 'DELETE' }));
  expect(methods).toEqual(['GET', 'DELETE']);
});
