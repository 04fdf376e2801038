import type * as z from 'zod/mini';

/** A schema of this contract. Written with `zod/mini`, because the browser loads what it uses. */
export type Schema = z.ZodMiniType;

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Where a call lives.
 * - `checkout`: under the base of the active back end, `/api/chk` or `/api/bridge`; both exist.
 * - `bridge`: under `/api/bridge` only.
 * - `api`: under `/api`.
 */
export type Base = 'checkout' | 'bridge' | 'api';

/**
 * Who may call.
 * - `anyone`: public reading.
 * - `shopper`: the holder of a checkout token; every id is looked up for that shopper, else 404.
 * - `link`: whoever holds the secret of a capability link; it opens one thing and ends by itself.
 * - `provider`: a payment provider with a signed body.
 * - `operator`: probes and counters of whoever runs the shop.
 */
export type Caller = 'anyone' | 'shopper' | 'link' | 'provider' | 'operator';

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  /** Unique name, also the `operationId` of the OpenAPI document. */
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  readonly base: Base;
  /** Path below the base, parameters in braces: `/baskets/{basketId}/items`. */
  readonly path: string;
  readonly who: Caller;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** Expected refusals by HTTP status, with what the caller should read into them. */
  readonly errors: Readonly<Record<number, string>>;
  /** A write that costs money or stock: the caller sends an `idempotency-key`, the answer is repeated for it. */
  readonly idempotent?: true;
  /** Time limit in milliseconds when it is not the default of 10,000. */
  readonly timeout?: number;
  /**
   * For a read: how many requests the client makes at most, the first included, while the server answers 500 or higher.
   * Without it, a read is made a second time when the network was away or the server failed otherwise than by 503.
   */
  readonly attempts?: number;
}

/** Declares one call of the contract; the types of its parts are kept. */
export function defineEndpoint<
  Answer extends Schema,
  Params extends Schema = never,
  Query extends Schema = never,
  Body extends Schema = never,
>(endpoint: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return endpoint;
}

/** The surfaces of the checkout: the legacy back end and the bridge. */
export const surfaces = ['chk', 'bridge'] as const;
export type Surface = (typeof surfaces)[number];

/** The full path of a call on a surface, parameters still in braces. */
export function pathOf(endpoint: Pick<Endpoint, 'base' | 'path'>, surface: Surface): string {
  if (endpoint.base === 'api') return `/api${endpoint.path}`;
  return `/api/${endpoint.base === 'bridge' ? 'bridge' : surface}${endpoint.path}`;
}
