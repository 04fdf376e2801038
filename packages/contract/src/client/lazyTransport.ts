import type { Endpoint } from '../endpoint.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { CallInput, Transport, TransportOptions } from './transport.ts';

/** The same as `createTransport`, whose code is loaded with the first call: a page that only shows needs none of it. */
export function lazyTransport(options: TransportOptions): Transport {
  let made: Transport | undefined;
  const load = lazyCalls(() => import('./transport.ts'));
  const transport = async (): Promise<Transport> => {
    const { createTransport } = await load();
    return (made ??= createTransport(options));
  };
  const call = async (endpoint: Endpoint, input?: CallInput<Endpoint>): Promise<unknown> =>
    (await transport())(endpoint, input);
  return Object.assign(call as Transport, { sitePath: options.sitePath, surface: options.surface });
}
