import * as baskets from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import * as scheduling from '@touchline/contract/scheduling/endpoints';
import type { DeliverySlot, SchedulingDay, SchedulingOptions } from '@touchline/contract/scheduling/schema';
import * as shipping from '@touchline/contract/shipping/endpoints';
import type { ShippingOption } from '@touchline/contract/shipping/schema';
import { nextDay, standard } from './Checkout.fixtures.ts';
import { readyBasket, returning, type TestCheckoutSession } from './CheckoutSession.fixtures.ts';

/** A home delivery whose time is chosen. */
export const scheduledOption: ShippingOption = {
  ...standard,
  ...{ id: 'AGENDADA_HOME', carrierCode: 'DPD', carrierName: 'DPD', carrierService: 'SCHEDULED' },
  delivery: { from: '2026-11-24', to: '2026-11-24' },
  price: 5,
};

const slot = (date: string, from: string, to: string, price = 0): DeliverySlot => ({
  id: `${date}T${from}-${to}`,
  ...{ from: `${date}T${from}:00+00:00`, to: `${date}T${to}:00+00:00`, price, isFull: false },
});

const dayOf = (date: string): SchedulingDay => ({
  date,
  slots: [slot(date, '08:00', '12:00'), slot(date, '12:00', '16:00'), slot(date, '18:00', '21:00', 2.5)],
});

/** Six days with three slots each. */
export const slotOptions = (change: Partial<SchedulingOptions> = {}): SchedulingOptions => ({
  ...{ shipmentId: 's-1', shippingOptionId: scheduledOption.id },
  days: ['24', '25', '26', '27', '28', '30'].map((day) => dayOf(`2026-11-${day}`)),
  ...change,
});

/** The same with nothing left of the slots for which `isFull` says so. */
export const withFull = (isFull: (id: string) => boolean, change: Partial<SchedulingOptions> = {}) => {
  const options = slotOptions(change);
  const days = options.days.map(({ date, slots }) => ({
    date,
    slots: slots.map((each) => ({ ...each, isFull: isFull(each.id) })),
  }));
  return { ...options, days };
};

export const eveningId = '2026-11-24T18:00-21:00';

/** A basket that is delivered at a chosen time, or at one still to be chosen. */
export function scheduledBasket(slotId?: string, change: Partial<Basket> = {}): Basket {
  const basket = readyBasket();
  const chosen = slotOptions()
    .days.flatMap(({ slots }) => slots)
    .find(({ id }) => id === slotId);
  const price = scheduledOption.price + (chosen?.price ?? 0);
  return {
    ...basket,
    shipmentList: basket.shipmentList.map((shipment) => ({
      ...shipment,
      shippingLineItem: {
        ...{ id: scheduledOption.id, shippingType: 'home' as const, name: 'DPD', pricing: { price } },
        deliveryPeriod: { from: '2026-11-24', to: '2026-11-24' },
        ...(chosen ? { scheduled: { from: chosen.from, to: chosen.to } } : {}),
      },
    })),
    pricing: { ...basket.pricing, shipping: price, total: 272 + price },
    messageList: chosen ? [] : [{ type: 'ScheduledDeliveryRequired', details: {} }],
    ...change,
  };
}

/** A shopper at the checkout who has chosen the scheduled option; `change` scripts the back end. */
export function choosingATime(
  change: (session: TestCheckoutSession) => void = () => undefined,
  basket: Basket = scheduledBasket(),
): TestCheckoutSession {
  return returning((session) => {
    session.server
      .on(baskets.getBaskets, { answer: basket })
      .on(baskets.startCheckout, { answer: basket })
      .on(shipping.getShippingMethods, { answer: [standard, nextDay, scheduledOption] })
      .on(shipping.patchShipment, { answer: basket })
      .on(scheduling.getSchedulingOptions, { answer: slotOptions() })
      .on(scheduling.submitScheduledDelivery, { answer: scheduledBasket(eveningId) });
    change(session);
  });
}
