import * as calls from '@touchline/contract/shipping/endpoints';
import { ScriptedServer, type ScriptedResponse } from '@touchline/contract/scripted';
import type { Basket } from '@touchline/contract/basket/schema';
import type { Surface } from '@touchline/contract/endpoint';
import type { ShippingOption } from '@touchline/contract/shipping/schema';

const shipmentId = 'b.regular';

const options: readonly ShippingOption[] = [
  {
    ...{ id: 'standard', shipmentId, carrierCode: 'ROYALMAIL', carrierName: 'Royal Mail' },
    ...{ carrierService: 'STANDARD', carrierServiceCode: 'standard', shippingType: 'home', price: 0 },
    delivery: { from: '2026-11-25', to: '2026-11-27' },
    products: ['TL4101_080'],
  },
  {
    ...{ id: 'express', shipmentId, carrierCode: 'DPD', carrierName: 'DPD Next Day' },
    ...{ carrierService: 'EXPRESS', carrierServiceCode: 'express', shippingType: 'express', price: 7.95 },
    delivery: { from: '2026-11-24', to: '2026-11-24' },
    products: ['TL4101_080'],
  },
];

const basket: Basket = {
  ...{ basketId: 'b', currency: 'GBP', shipmentList: [], paymentInstrumentList: [], couponList: [] },
  pricing: {
    ...{ price: 130, standardPrice: 130, saved: 0, shipping: 7.95, tax: 22.99 },
    ...{ taxationPolicy: 'gross', total: 137.95, numberOfPayments: 1 },
  },
  ...{ customer: { receiveSmsUpdates: false }, messageList: [], taxCalculationMissing: false },
  ...{ modifiedDate: '2026-11-21T12:00:00Z', totalProductCount: 1, properties: {} },
};

/** What a back end refuses a change with; a change that is not refused is accepted. */
export interface Refusal {
  status: number;
  errorCode: string;
  details?: unknown;
  retryAfter?: string;
}

/** A back end of either kind: the same delivery methods, told in the form of each. */
export function scriptedBackEnd(surface: Surface, refusal?: Refusal): ScriptedServer {
  const answer: ScriptedResponse<typeof calls.patchShipment> = refusal
    ? {
        status: refusal.status,
        error: { errorCode: refusal.errorCode, message: '', details: refusal.details },
        ...(refusal.retryAfter ? { headers: { 'retry-after': refusal.retryAfter } } : {}),
      }
    : { answer: basket };
  if (surface === 'chk')
    return new ScriptedServer()
      .on(calls.getShippingMethods, { answer: [...options] })
      .on(calls.patchShipment, answer);
  return new ScriptedServer()
    .on(calls.getShipmentV2, {
      answer: options.map(({ id, ...shipment }) => ({
        ...{ shippingOptionId: id, shippingOptionCode: shipment.carrierService, type: 'homeDelivery' },
        ...{ shippingOptionPrice: shipment.price, isSelected: false, schedulingOptions: [] },
        shipments: [shipment],
      })),
    })
    .on(calls.patchShipmentV2, answer);
}
