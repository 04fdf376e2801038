import { createHmac, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from 'playwright/test';
import { warehouseSecret } from './warehouseSecret.ts';

/** News of a parcel of an order, as the warehouse sends them. */
export async function tell(
  request: APIRequestContext,
  orderId: string,
  state: string,
  more: Readonly<Record<string, string>> = {},
  parcel = 1,
): Promise<void> {
  const event = {
    eventId: randomUUID(),
    parcelId: `${orderId}.${parcel}`,
    state,
    at: new Date().toISOString(),
  };
  expect(await post(request, '/api/shipment-events', { ...event, ...more })).toEqual({ heard: 'moved' });
}

/** A return has arrived at the warehouse. */
export async function tellReturn(request: APIRequestContext, returnId: string): Promise<void> {
  expect(await post(request, '/api/shipment-events/returns', { returnId })).toEqual({ isNew: true });
}

async function post(request: APIRequestContext, path: string, event: object): Promise<unknown> {
  const body = JSON.stringify(event);
  const time = Math.floor(Date.now() / 1000);
  const proof = createHmac('sha256', warehouseSecret).update(`${time}.${body}`).digest('hex');
  const answer = await request.post(path, {
    headers: { 'content-type': 'application/json', 'x-shipment-signature': `t=${time},v1=${proof}` },
    data: body,
  });
  return answer.json();
}
