import * as baskets from '@touchline/contract/basket/endpoints';
import * as orders from '@touchline/contract/order/endpoints';
import * as scheduling from '@touchline/contract/scheduling/endpoints';
import * as shipping from '@touchline/contract/shipping/endpoints';
import { describe, expect, it } from 'vitest';
import { BasketStore } from '../../../cart/basket/index.ts';
import { CheckoutStore } from '../CheckoutStore.ts';
import { readyToPay, type TestCheckoutSession } from '../CheckoutSession.fixtures.ts';
import { nextDay, standard } from '../Checkout.fixtures.ts';
import { eveningId, scheduledBasket, scheduledOption, slotOptions, withFull } from '../Slots.fixtures.ts';

const refuse = (status: number, errorCode: string, details?: unknown) => ({
  status,
  error: { errorCode, message: errorCode, ...(details ? { details } : {}) },
});
const noonId = '2026-11-24T12:00-16:00';
const legal = { textKey: 'storedAndCharged', isAcceptanceNeeded: true } as const;

/** A shopper with everything typed, who has chosen the option whose time is chosen. */
async function atTheSlots(options = slotOptions()): Promise<TestCheckoutSession> {
  const session = await readyToPay();
  session.server
    .on(shipping.getShippingMethods, { answer: [standard, nextDay, scheduledOption] })
    .on(shipping.patchShipment, { answer: scheduledBasket() })
    .on(scheduling.getSchedulingOptions, { answer: options })
    .on(scheduling.submitScheduledDelivery, { answer: scheduledBasket(eveningId) });
  await session.store.delivery.load();
  await session.store.delivery.select('s-1', scheduledOption.id);
  return session;
}

describe('the time of a delivery', () => {
  it('is offered once its option is chosen, and is never preselected [C7.27, C5.06]', async () => {
    const session = await readyToPay();
    expect(session.server.callsOf(scheduling.getSchedulingOptions)).toHaveLength(0);
    const { store, server } = await atTheSlots();
    const { slots } = store.delivery;
    expect(server.callsOf(scheduling.getSchedulingOptions)[0]?.url.pathname).toContain(
      '/shipment/s-1/scheduling_options',
    );
    expect(slots.availableSchedulingOptions.get('s-1')?.days).toHaveLength(6);
    expect(slots.scheduledDeliveryTimeslot('s-1')).toBeUndefined();
    expect(store.delivery.isComplete).toBe(false);
  });

  it('is booked as soon as it is chosen, with day and hours [C7.28, C3.25]', async () => {
    const { store, server, basket } = await atTheSlots();
    const { slots } = store.delivery;
    expect(await slots.choose('s-1', eveningId)).toBe(true);
    expect(server.callsOf(scheduling.submitScheduledDelivery)[0]?.body).toEqual({
      ...{ shipmentId: 's-1', shippingOptionId: 'AGENDADA_HOME', slotId: eveningId },
    });
    expect(slots.scheduledDeliveryDate('s-1')).toBe('2026-11-24');
    expect(slots.scheduledDeliveryTimeslot('s-1')).toBe(eveningId);
    expect(basket.basket?.pricing.total).toBe(279.5);
    expect(store.delivery.isComplete).toBe(true);
  });

  it('has to be chosen before paying, and the shopper is told where', async () => {
    const { store, server } = await atTheSlots();
    await store.pay();
    expect(server.callsOf(orders.placeOrder)).toHaveLength(0);
    expect(store.problems).toEqual([{ fieldId: 'delivery-slots', problem: { key: 'slot.choose' } }]);
  });

  it('stays open with the slots of now when somebody else was faster', async () => {
    const { store, server } = await atTheSlots();
    const options = withFull((id) => id === eveningId);
    server.on(scheduling.submitScheduledDelivery, refuse(409, 'ScheduledSlotTaken', { options }));
    const { slots } = store.delivery;
    expect(await slots.choose('s-1', eveningId)).toBe(false);
    expect(slots.problem).toEqual({ kind: 'taken' });
    expect(slots.availableSchedulingOptions.get('s-1')).toEqual(options);
    expect(slots.scheduledDeliveryTimeslot('s-1')).toBeUndefined();
    expect(store.delivery.selectedOptions.get('s-1')).toBe(scheduledOption.id);
  });

  it('stays the one booked before when the next one is taken', async () => {
    const { store, server } = await atTheSlots();
    const { slots } = store.delivery;
    await slots.choose('s-1', eveningId);
    const options = withFull((id) => id === noonId);
    server.on(scheduling.submitScheduledDelivery, refuse(409, 'ScheduledSlotTaken', { options }));
    await slots.choose('s-1', noonId);
    expect(slots.scheduledDeliveryTimeslot('s-1')).toBe(eveningId);
  });

  it.each([
    ['offline' as const, { kind: 'failed', reason: 'offline' }],
    [refuse(503, 'Unavailable'), { kind: 'failed', reason: 'unavailable' }],
  ])('is not chosen when the call fails: %o', async (answer, problem) => {
    const { store, server } = await atTheSlots();
    server.on(scheduling.submitScheduledDelivery, answer);
    expect(await store.delivery.slots.choose('s-1', eveningId)).toBe(false);
    expect(store.delivery.slots.problem).toEqual(problem);
    expect(store.delivery.slots.scheduledDeliveryTimeslot('s-1')).toBeUndefined();
  });

  it('waits for the legal note where it has to be accepted, in either order', async () => {
    const first = await atTheSlots(slotOptions({ legal }));
    const { slots } = first.store.delivery;
    expect(await slots.choose('s-1', eveningId)).toBe(false);
    expect(first.server.callsOf(scheduling.submitScheduledDelivery)).toHaveLength(0);
    expect(first.store.delivery.check()).toBe(false);
    expect(slots.problem).toEqual({ kind: 'legalMissing' });
    await slots.accept(true);
    expect(first.server.callsOf(scheduling.submitScheduledDelivery)[0]?.body).toMatchObject({
      ...{ slotId: eveningId, isLegalAccepted: true },
    });
    expect(first.store.delivery.check()).toBe(true);

    const second = await atTheSlots(slotOptions({ legal }));
    await second.store.delivery.slots.accept(true);
    expect(await second.store.delivery.slots.choose('s-1', eveningId)).toBe(true);
  });

  it.each([
    ['is kept over a reload', slotOptions({ legal }), { slot: eveningId, problem: undefined }],
    [
      'is told to be taken where somebody was faster',
      withFull((id) => id === eveningId, { legal }),
      { slot: undefined, problem: { kind: 'taken' as const } },
    ],
  ])('that waits for its legal note %s', async (_, now, { slot, problem }) => {
    const { store, server, ports, basket } = await atTheSlots(slotOptions({ legal }));
    await store.delivery.slots.choose('s-1', eveningId);
    server.on(scheduling.getSchedulingOptions, { answer: now });
    const reload = () => {
      const shown = new BasketStore(ports);
      if (basket.basket) shown.store(basket.basket);
      const opened = CheckoutStore.fromSnapshot(ports, shown, {
        ...store.toSnapshot(),
        delivery: {
          ...store.delivery.toSnapshot(),
          slots: { options: [now], chosen: {}, isLegalAccepted: false },
        },
      });
      expect(opened.delivery.slots.scheduledDeliveryTimeslot('s-1')).toBeUndefined();
      opened.delivery.slots.restore();
      return opened.delivery.slots;
    };
    const slots = reload();
    expect([slots.scheduledDeliveryTimeslot('s-1'), slots.problem]).toEqual([slot, problem]);
    if (!slot) return expect(reload().problem).toBeUndefined();
    await slots.accept(true);
    expect(reload().scheduledDeliveryTimeslot('s-1')).toBeUndefined();
  });

  it('is given up when another option is chosen', async () => {
    const { store, server } = await atTheSlots();
    await store.delivery.slots.choose('s-1', eveningId);
    server.on(shipping.patchShipment, { answer: { ...scheduledBasket(), messageList: [] } });
    await store.delivery.select('s-1', 'standard');
    expect(store.delivery.scheduledShipments).toEqual([]);
    expect(store.delivery.check()).toBe(true);
  });

  it('is chosen again when it is gone as the order is placed: nothing was taken', async () => {
    const { store, server } = await atTheSlots();
    await store.delivery.slots.choose('s-1', eveningId);
    server
      .on(orders.placeOrder, refuse(409, 'ScheduledSlotTaken'))
      .on(baskets.getBaskets, { answer: scheduledBasket() })
      .on(scheduling.getSchedulingOptions, { answer: withFull((id) => id === eveningId) });
    await store.pay();
    expect(store.placing.notice).toEqual({ kind: 'slotGone' });
    expect(store.delivery.slots.problem).toEqual({ kind: 'taken' });
    expect(store.delivery.slots.availableSchedulingOptions.get('s-1')?.days[0]?.slots[2]?.isFull).toBe(true);
    expect(store.delivery.isComplete).toBe(false);
  });

  it('is told to be gone where the checkout is opened again after the hold', async () => {
    const { store, server } = await atTheSlots();
    await store.delivery.slots.choose('s-1', eveningId);
    server
      .on(baskets.getBaskets, { answer: scheduledBasket(eveningId) })
      .on(baskets.startCheckout, { answer: scheduledBasket() });
    await store.load();
    expect(store.delivery.slots.problem).toEqual({ kind: 'taken' });
  });

  it('is the same in the browser as on the server', async () => {
    const { store, ports, basket } = await atTheSlots(slotOptions({ legal }));
    await store.delivery.slots.choose('s-1', eveningId);
    store.delivery.check();
    const snapshot = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<
      CheckoutStore['toSnapshot']
    >;
    const shown = new BasketStore(ports);
    if (basket.basket) shown.store(basket.basket);
    const copy = CheckoutStore.fromSnapshot(ports, shown, snapshot);
    expect(copy.delivery.slots.toSnapshot()).toEqual(store.delivery.slots.toSnapshot());
    expect(copy.delivery.slots.scheduledDeliveryTimeslot('s-1')).toBe(eveningId);
    expect(copy.problems).toEqual(store.problems);
  });
});
