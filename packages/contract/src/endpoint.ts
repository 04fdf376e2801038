import type * as z from 'zod/mini';
import type { Access } from './access.ts';

/** A schema of this contract. Written with `zod/mini` to keep the browser bundle small. */
export type Schema = z.ZodMiniType;

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Base path of a call.
 * - `checkout`: under the base of the active back end, `/api/chk` or `/api/bridge`; both exist.
 * - `bridge`: under `/api/bridge` only.
 * - `api`: under `/api`.
 * - `origin`: at the root of the shop's origin.
 */
export type Base = 'checkout' | 'bridge' | 'api' | 'origin';

/**
 * Whether answers are kept in the memory of the page (checkout document, section 4; semantics in readings.md).
 * - `cache-first`: a kept answer while it is fresh, else asks.
 * - `cache-successful`: asks, and gives the last successful answer when asking fails.
 * - `cache-only`: never asks.
 * - `network-only`: never keeps.
 */
export const cachePolicies = ['cache-first', 'cache-successful', 'cache-only', 'network-only'] as const;
export type CachePolicy = (typeof cachePolicies)[number];

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Who extends Access = Access,
> {
  /** Unique name, also the `operationId` of the OpenAPI document. */
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  readonly base: Base;
  /** Path below the base, with parameters in braces: `/baskets/{basketId}/items`. */
  readonly path: string;
  /** Who may call. Checked before the body is read. */
  readonly access: Who;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Answer;
  /** Expected error responses by HTTP status, with their meaning. */
  readonly errors: Readonly<Record<number, string>>;
  /** A write that affects money or stock: the caller sends an `idempotency-key`, and the same key gets the same response. */
  readonly idempotent?: true;
  /** Only reads whose answer is the same for everybody are ever kept. @default 'network-only' */
  readonly cache?: CachePolicy;
  /** Seconds for which a kept answer is fresh. @default 60 */
  readonly freshSeconds?: number;
  /** Time limit in milliseconds. @default 10000 */
  readonly timeout?: number;
  /**
   * Maximum number of requests for a read, including the first, while the server responds with 500 or higher.
   * By default a read is repeated once when the network failed or the server failed with anything but 503.
   */
  readonly attempts?: number;
}

/** Declares one endpoint of the contract and keeps the types of its parts; it is a `GET` unless it says otherwise. */
export function defineEndpoint<
  Answer extends Schema,
  const Who extends Access,
  Params extends Schema = never,
  Query extends Schema = never,
  Body extends Schema = never,
>(
  endpoint: Omit<Endpoint<Params, Query, Body, Answer, Who>, 'method'> & { readonly method?: Method },
): Endpoint<Params, Query, Body, Answer, Who> {
  return { method: 'GET', ...endpoint };
}

/** The two checkout back ends: the legacy one and the bridge. */
export const surfaces = ['chk', 'bridge'] as const;
export type Surface = (typeof surfaces)[number];

/** The full path of a call on a surface, with parameters still in braces. */
export function pathOf(endpoint: Pick<Endpoint, 'base' | 'path'>, surface: Surface): string {
  if (endpoint.base === 'origin') return endpoint.path;
  if (endpoint.base === 'api') return `/api${endpoint.path}`;
  return `/api/${endpoint.base === 'bridge' ? 'bridge' : surface}${endpoint.path}`;
}
