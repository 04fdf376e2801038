import type { CarrierOption } from '@touchline/contract/delivery/schema';
import type { Market } from '@touchline/contract/market/schema';
import { localTime } from '../../kernel/delivery/localTime.ts';
import { promiseDelivery } from '../../kernel/delivery/promise.ts';

/** The delivery promise of each carrier that brings goods to an address, the earliest first. */
export function carrierOptions(market: Market, now: Date, readyFrom: Date | undefined): CarrierOption[] {
  return market.deliveryMethods
    .filter(({ shippingType }) => shippingType === 'home' || shippingType === 'express')
    .map((method): CarrierOption => {
      const { earliest, latest, orderBy } = promiseDelivery(method, market, now, readyFrom);
      return {
        ...(method.carrierName === undefined ? {} : { CarrierName: method.carrierName }),
        DeliverySlot: `${earliest}/${latest}`,
        LeadTime: method.leadDays.to,
        CarrierString: method.carrierCode,
        ...(method.shipNode === undefined ? {} : { Node: method.shipNode }),
        CarrierService: method.carrierService,
        PromiseShipmentDate: localTime(new Date(orderBy), market.timeZone).day,
        ShipmentSlot: `${now.toISOString()}/${orderBy}`,
        PromiseDeliveryDate: latest,
        shippingType: method.shippingType,
      };
    })
    .toSorted((one, other) => (one.DeliverySlot < other.DeliverySlot ? -1 : 1));
}
