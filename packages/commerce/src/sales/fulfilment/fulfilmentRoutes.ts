import { ShipmentEvent } from '@touchline/contract/order/parcelSchema';
import * as calls from '@touchline/contract/order/shipmentEndpoints';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import { verifySignature } from '../../kernel/session/bodySignature.ts';
import { heardOf } from './heardOf.ts';

/** Header with time and signature of an event: `t=1718000000,v1=<hex>`. */
export const shipmentSignatureHeader = 'x-shipment-signature';

/** The address at which a warehouse or carrier tells of parcels; without a secret no event is believed. */
export function fulfilmentRoutes(router: Router, shop: CommerceContext, secret: string | undefined): void {
  router.route(
    calls.receiveShipmentEvent,
    async ({ rawBody, request }) => {
      const header = request.headers.get(shipmentSignatureHeader);
      const proof =
        secret === undefined ? 'forged' : await verifySignature(header, rawBody, secret, shop.clock.now());
      const event = proof === 'proven' ? readEvent(rawBody) : undefined;
      if (!event) {
        const why = proof === 'proven' ? 'unreadable' : proof;
        shop.counters.add('shipment_events_forged');
        shop.log.warn('shipment event refused', { why });
        throw new Failure(400, 'InvalidParameters', `The event is ${why}.`);
      }
      return { heard: await heardOf(shop, 'webhook', event) };
    },
    { fromAnywhere: true, bodyLimit: 16 * 1024 },
  );
}

function readEvent(rawBody: string): ShipmentEvent | undefined {
  try {
    const parsed = ShipmentEvent.safeParse(JSON.parse(rawBody));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
