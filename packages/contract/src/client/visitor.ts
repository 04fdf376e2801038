import type { Visitor } from '../visitor/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const visitor = lazyCalls(() => import('../visitor/endpoints.ts'));

/** Returns who the visitor is and what public pages show of them. An expired session is answered as a new visitor. */
export async function getVisitor(call: Transport): Promise<Visitor> {
  return call((await visitor()).getVisitor);
}
