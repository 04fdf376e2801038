import type { Endpoint } from './endpoint.ts';
import * as basket from './basket/endpoints.ts';
import * as content from './content/endpoints.ts';
import * as market from './market/endpoints.ts';
import * as operation from './operation/endpoints.ts';
import * as order from './order/endpoints.ts';
import * as payment from './payment/endpoints.ts';
import * as product from './product/endpoints.ts';
import * as shipping from './shipping/endpoints.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint of the contract: the single list for routing, documentation and access checks. */
export const endpoints: readonly Endpoint[] = [
  product,
  market,
  content,
  basket,
  shipping,
  payment,
  order,
  operation,
].flatMap((module) => (Object.values(module) as unknown[]).filter(isEndpoint));
