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
  const body = JSON.stringify({
    ...{ eventId: randomUUID(), parcelId: `${orderId}.${parcel}`, state, at: new Date().toISOString() },
    ...more,
  });
  const time = Math.floor(Date.now() / 1000);
  const proof = createHmac('sha256', warehouseSecret).update(`${time}.${body}`).digest('hex');
  const answer = await request.post('/api/shipment-events', {
    headers: { 'content-type': 'application/json', 'x-shipment-signature': `t=${time},v1=${proof}` },
    data: body,
  });
  expect(await answer.json()).toEqual({ heard: 'moved' });
}
