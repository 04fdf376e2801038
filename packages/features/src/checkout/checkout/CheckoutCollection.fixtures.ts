import * as baskets from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import { getSite } from '@touchline/contract/market/endpoints';
import type { DeliveryMethod } from '@touchline/contract/market/schema';
import * as points from '@touchline/contract/pickup/endpoints';
import type { PickupPoint } from '@touchline/contract/pickup/schema';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { ShippingOption } from '@touchline/contract/shipping/schema';
import { fullBasket } from '../../cart/basket/Basket.fixtures.ts';
import { camden, camdenTown, londonStores } from '../pickup/Pickup.fixtures.ts';
import { britishMarket, britishSite, nextDay, standard, typed } from './Checkout.fixtures.ts';
import { testCheckoutSession, type TestCheckoutSession } from './CheckoutSession.fixtures.ts';

const inStore: DeliveryMethod = {
  ...{ id: 'cnc', shippingType: 'cnc', carrierCode: 'SHOP', carrierService: 'SHIPTOSTORE' },
  ...{ price: 0, cutOffHour: 18, leadDays: { from: 0, to: 1 } },
};
const atPoint: DeliveryMethod = {
  ...{ id: 'pudo', shippingType: 'pudo', carrierCode: 'DHL', carrierService: 'SHIPTOPUDO' },
  ...{ carrierName: 'DHL', price: 2.95, cutOffHour: 18, leadDays: { from: 1, to: 2 }, needsConsumerId: true },
};

/** Britain with stores, and parcel shops and lockers of a carrier. */
export const collectingMarket = { ...britishMarket, deliveryMethods: [inStore, atPoint] };

export const collectInStore: ShippingOption = {
  ...standard,
  id: 'cnc',
  carrierCode: 'SHOP',
  carrierService: 'SHIPTOSTORE',
  carrierName: undefined,
  shippingType: 'cnc',
  delivery: { from: '2026-11-21', to: '2026-11-21' },
  price: 0,
};
export const collectAtPoint: ShippingOption = {
  ...standard,
  id: 'pudo',
  carrierCode: 'DHL',
  carrierName: 'DHL',
  carrierService: 'SHIPTOPUDO',
  shippingType: 'pudo',
  price: 2.95,
};

const contact = { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+447700900142' };

/** A basket that is collected at a point. */
export function collectedBasket(point: PickupPoint = camden, change: Partial<Basket> = {}): Basket {
  const basket = fullBasket({ customer: { email: typed.contact.email, receiveSmsUpdates: false } });
  const type = point.type === 'cnc' ? 'cnc' : 'pudo';
  return {
    ...basket,
    contact,
    shipmentList: basket.shipmentList.map((shipment) => ({
      ...shipment,
      shippingLineItem: {
        ...{ id: type, shippingType: type, name: point.name, pricing: { price: 0 } },
        pickup: { point },
      },
    })),
    reservedUntil: '2026-11-21T10:15:00Z',
    ...change,
  };
}

/** A shopper in a market in which goods can be collected; `change` scripts the back end. */
export function collectingSession(
  options: Parameters<typeof testCheckoutSession>[0] = {},
  change: (session: TestCheckoutSession) => void = () => undefined,
): TestCheckoutSession {
  const session = testCheckoutSession(options);
  session.server
    .on(getSite, { answer: { ...britishSite, market: collectingMarket } })
    .on(shipping.getShippingMethods, { answer: [standard, nextDay, collectInStore, collectAtPoint] })
    .on(shipping.patchShipment, { answer: collectedBasket() })
    .on(baskets.patchBasket, { answer: collectedBasket() })
    .on(points.searchPlaces, { answer: [camdenTown] })
    .on(points.getPickupPoints, { answer: [...londonStores] })
    .on(points.getPickupPoint, { answer: camden });
  change(session);
  return session;
}
