import type { CarrierOption, DeliveryPromise } from '@touchline/contract/delivery/schema';

export const usual: DeliveryPromise = {
  earliest: '2026-11-25',
  latest: '2026-11-26',
  orderBy: '2026-11-23T18:00:00.000Z',
};

const now = '2026-11-21T10:00:00.000Z';

export const byCarrier: CarrierOption[] = [
  {
    ...{ CarrierName: 'DPD Next Day', CarrierString: 'DPD', CarrierService: 'EXPRESS', LeadTime: 1 },
    ...{ DeliverySlot: '2026-11-24/2026-11-24', PromiseDeliveryDate: '2026-11-24' },
    ...{ ShipmentSlot: `${now}/2026-11-23T20:00:00.000Z`, PromiseShipmentDate: '2026-11-23' },
    shippingType: 'express',
  },
  {
    ...{ CarrierName: 'Royal Mail', CarrierString: 'ROYALMAIL', CarrierService: 'STANDARD', LeadTime: 3 },
    ...{ DeliverySlot: '2026-11-25/2026-11-26', PromiseDeliveryDate: '2026-11-26', Node: 'DAVENTRY' },
    ...{ ShipmentSlot: `${now}/${usual.orderBy}`, PromiseShipmentDate: '2026-11-23' },
    shippingType: 'home',
  },
];
