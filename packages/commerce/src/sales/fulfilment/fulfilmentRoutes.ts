import type * as z from 'zod/mini';
import { ShipmentEvent } from '@touchline/contract/order/parcelSchema';
import { ReturnEvent } from '@touchline/contract/order/returnSchema';
import * as calls from '@touchline/contract/order/shipmentEndpoints';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import { verifySignature } from '../../kernel/session/bodySignature.ts';
import { receiveReturn } from '../returns/receiveReturn.ts';
import { refuseReturn } from '../returns/refuseReturn.ts';
import { heardOf } from './heardOf.ts';

/** Header with time and signature of an event: `t=1718000000,v1=<hex>`. */
export const shipmentSignatureHeader = 'x-shipment-signature';

interface SignedCall {
  readonly rawBody: string;
  readonly request: Request;
}

const fromWarehouse = { fromAnywhere: true, bodyLimit: 16 * 1024 } as const;

/** The addresses at which a warehouse or carrier tells of parcels and returns; without a secret no event is believed. */
export function fulfilmentRoutes(router: Router, shop: CommerceContext, secret: string | undefined): void {
  /** The event of a call that is signed and fresh; throws for any other. */
  async function eventIn<Event>(
    { rawBody, request }: SignedCall,
    schema: z.ZodMiniType<Event>,
  ): Promise<Event> {
    const header = request.headers.get(shipmentSignatureHeader);
    const proof =
      secret === undefined ? 'forged' : await verifySignature(header, rawBody, secret, shop.clock.now());
    const event = proof === 'proven' ? readEvent(rawBody, schema) : undefined;
    if (event) return event;
    const why = proof === 'proven' ? 'unreadable' : proof;
    shop.counters.add('shipment_events_forged');
    shop.log.warn('shipment event refused', { why });
    throw new Failure(400, 'InvalidParameters', `The event is ${why}.`);
  }

  router.route(
    calls.receiveShipmentEvent,
    async (call) => ({ heard: await heardOf(shop, 'webhook', await eventIn(call, ShipmentEvent)) }),
    fromWarehouse,
  );

  router.route(
    calls.receiveReturnEvent,
    async (call) => {
      const { returnId, isRefused, refusedProducts } = await eventIn(call, ReturnEvent);
      const take = () => receiveReturn(shop, returnId, refusedProducts);
      return { isNew: await (isRefused ? refuseReturn(shop, returnId) : take()) };
    },
    fromWarehouse,
  );
}

function readEvent<Event>(rawBody: string, schema: z.ZodMiniType<Event>): Event | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(rawBody));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
