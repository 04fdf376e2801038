import type { Site } from '@touchline/contract/market/schema';
import { fromWire, toWire } from '@touchline/contract/money';
import type { BridgeShippingOption, ShippingOption } from '@touchline/contract/shipping/schema';
import { collectionOf, shipmentId } from '../basket/basketView.ts';
import type { ComputedBasket } from '../basket/computeBasket.ts';
import { isSent } from '../basket/destination.ts';
import { taxOf } from '../basket/priceBasket.ts';
import { promiseDelivery } from '../../kernel/delivery/promise.ts';
import { shipmentPrice } from '../basket/shipmentPrice.ts';

/** The delivery options of every shipment of a basket, with price and delivery dates. */
export function shippingOptions(
  basketId: string,
  computed: ComputedBasket,
  site: Site,
  region: string | undefined,
  now: Date,
): ShippingOption[] {
  const { market } = site;
  const wire = (minor: number) => toWire(minor, market.currency);
  return computed.shipments.flatMap((shipment, index) =>
    market.deliveryMethods.map((method): ShippingOption => {
      const price = shipmentPrice(method, index, computed.goods, market);
      const promise = promiseDelivery(method, market, now, shipment.readyFrom);
      const period = { from: promise.earliest, to: promise.latest };
      const isChosen = shipment.method?.id === method.id;
      const others = computed.shipments.filter((other) => other !== shipment);
      const shipping = others.reduce((sum, { shippingMinor }) => sum + shippingMinor, price);
      const tax = taxOf(market.taxation, computed.goods, shipping, region);
      return {
        id: method.id,
        shipmentId: shipmentId(basketId, shipment.kind),
        carrierCode: method.carrierCode,
        carrierService: method.carrierService,
        carrierServiceCode: method.id,
        ...(method.carrierName === undefined ? {} : { carrierName: method.carrierName }),
        shippingType: method.shippingType,
        ...(isSent(method.shippingType)
          ? { delivery: period }
          : { collection: (isChosen && collectionOf(shipment)) || period }),
        price: wire(price),
        products: shipment.lines.map(({ line }) => line.sku),
        leadTime: method.leadDays.to,
        basketPrice: wire(computed.goods + shipping + tax.onTop),
        orderBy: promise.orderBy,
        ...(isChosen && shipment.isFromStore && shipment.point ? { shipNode: shipment.point.id } : {}),
        ...(method.cashOnDelivery ? { cashOnDelivery: true } : {}),
      };
    }),
  );
}

/** The same in the bridge's format: one entry per method, with all its shipments and their combined price. */
export function bridgeOptions(
  options: readonly ShippingOption[],
  chosen: (shipmentId: string) => string | undefined,
  currency: string,
): BridgeShippingOption[] {
  const ids = [...new Set(options.map(({ id }) => id))];
  return ids.map((id) => {
    const mine = options.filter((option) => option.id === id);
    const first = mine[0];
    const period = first?.delivery ?? first?.collection;
    const minor = mine.reduce((sum, { price }) => sum + fromWire(price, currency).minor, 0);
    return {
      shippingOptionId: id,
      shippingOptionCode: first?.carrierService ?? '',
      shippingOptionPrice: toWire(minor, currency),
      ...(period ? { deliveryDate: period.to } : {}),
      isSelected: mine.every(({ shipmentId: of }) => chosen(of) === id),
      shipments: mine.map(({ shipmentId: of, products }) => ({ shipmentId: of, products })),
      schedulingOptions: [],
      type:
        first?.shippingType === 'cnc'
          ? 'clickAndCollect'
          : first?.shippingType === 'pudo'
            ? 'pudo'
            : 'homeDelivery',
    };
  });
}
