import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ConfigError } from '../start/ConfigError.ts';
import type { RequestHandler } from './shop.ts';
import { listenFailure } from '../start/startFailure.ts';

/** How long a client may take to send its request, in milliseconds. */
export interface CallerLimits {
  /** From the first byte of a request to the last byte of its body. */
  request: number;
  /** From the first byte of a request to the end of its headers. */
  headers: number;
  /** How often connections are checked; a client is disconnected at most this much late. */
  check: number;
  /** How long a connection may stay open between two requests. */
  idle: number;
}

/**
 * Enough for a shopper's forms on a bad line; Node's own limit of five minutes lets a few clients hold every connection.
 * A proxy keeps its connections open for a minute as a rule: whoever closes them sooner, as Node does after 5 s, resets
 * the request that the proxy is just sending.
 */
const callerLimits: CallerLimits = { request: 30_000, headers: 10_000, check: 2_000, idle: 75_000 };

export interface ListenOptions {
  shop: RequestHandler;
  port: number;
  /** Absent: all addresses of this machine. */
  host: string | undefined;
  /** Called with the port once the server accepts requests. */
  onListening: (port: number) => void;
  limits?: CallerLimits;
}

/** Serves the shop at a port. A client slower than the limits gets a 408 and is disconnected. */
export function listen({ shop, port, host, onListening, limits = callerLimits }: ListenOptions): Server {
  const handle = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage };
    return shop(request, incoming.socket.remoteAddress ?? '');
  });
  const options = {
    requestTimeout: limits.request,
    headersTimeout: limits.headers,
    connectionsCheckingInterval: limits.check,
    keepAliveTimeout: limits.idle,
  };
  const server = createServer(options, handle);
  return server.listen(port, host, () => onListening((server.address() as AddressInfo).port));
}

/** Checks the port before the back end takes seconds to start; throws a one-sentence error for the operator. */
export async function checkPort(at: Pick<ListenOptions, 'port' | 'host'>): Promise<void> {
  const trial = createSocketServer().listen(at.port, at.host);
  try {
    await once(trial, 'listening');
  } catch (error) {
    throw new ConfigError(listenFailure(error as NodeJS.ErrnoException, at));
  }
  trial.close();
  await once(trial, 'close');
}
