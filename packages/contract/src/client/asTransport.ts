import type { Endpoint } from '../endpoint.ts';
import type { CallInput, Transport } from './transport.ts';

/**
 * Makes a transport of one function that calls every endpoint. Each transport is made here: what an endpoint takes and
 * gives is known from the endpoint that is called, which the types of one function cannot say.
 * @param like whose site path and back end it has: another transport, or the options of a new one.
 */
export function asTransport(
  call: (endpoint: Endpoint, input?: CallInput<Endpoint>) => Promise<unknown>,
  { sitePath, surface }: Pick<Transport, 'sitePath' | 'surface'>,
): Transport {
  return Object.assign(call as Transport, { sitePath, surface });
}
