import { asTransport } from './asTransport.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport, TransportOptions } from './transport.ts';

/** The same as `createTransport`, whose code is loaded with the first call: a page that only shows needs none of it. */
export function lazyTransport(options: TransportOptions): Transport {
  let made: Transport | undefined;
  const load = lazyCalls(() => import('./transport.ts'));
  const transport = async (): Promise<Transport> => {
    const { createTransport } = await load();
    return (made ??= createTransport(options));
  };
  return asTransport(async (endpoint, input) => (await transport())(endpoint, input), options);
}
