import { getBag, removeItem, startCheckout } from '@touchline/contract/client/basket';
import { failOrder, getOrder, placeOrder } from '@touchline/contract/client/order';
import { getSchedulingOptions, scheduleDelivery } from '@touchline/contract/client/scheduling';
import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import { SchedulingOptions } from '@touchline/contract/scheduling/schema';
import { BridgeShippingOption } from '@touchline/contract/shipping/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { SettableClock } from '../../kernel/ports/Clock.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { address, cardFor, orderIn, payment, placeAs, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { settleVoided } from '../order/settlePlaced.ts';
import { withScheduled } from './testing/scheduledMethod.ts';

/** The first evening that can be chosen at the tests' Saturday noon; one parcel fits into it. */
const evening = '2026-11-24T18:00-21:00';
const morning = '2026-11-24T08:00-12:00';
const option = 'AGENDADA_HOME';

describeOnDatabases('Scheduled delivery', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { market: withScheduled() });
  });
  afterEach(() => database.close());

  const choiceOf = (basketId: string, slotId: string, isLegalAccepted?: boolean) => ({
    ...{ shipmentId: `${basketId}.regular`, shippingOptionId: option, slotId },
    ...(isLegalAccepted === undefined ? {} : { isLegalAccepted }),
  });
  const choose = ({ call }: TestShopper, basketId: string, slotId = evening) =>
    scheduleDelivery(call, basketId, choiceOf(basketId, slotId));
  const slotsFor = async ({ call }: TestShopper, basketId: string) =>
    (await getSchedulingOptions(call, `${basketId}.regular`, option)).days.flatMap(({ slots }) => slots);
  const isFull = async (shopper: TestShopper, basketId: string, slotId = evening) =>
    (await slotsFor(shopper, basketId)).find(({ id }) => id === slotId)?.isFull;
  const pay = async (shopper: TestShopper, basketId: string, total: number, number = cardFor('approve')) =>
    placeOrder(
      shopper.call,
      {
        ...{ basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: total },
        ...(await payment(checkout, shopper, basketId, number)),
      },
      crypto.randomUUID(),
    );
  /** Two shoppers at the checkout; the first has the only place of the evening. */
  async function twoShoppers() {
    const first = checkout.shopper();
    const { basketId } = await readyBag(first);
    expect(await choose(first, basketId)).toMatchObject({ kind: 'done' });
    const second = checkout.shopper();
    const theirs = (await readyBag(second)).basketId;
    return { first, basketId, second, theirs };
  }

  it('offers days and slots with price and time of the market [C7.27]', async () => {
    const guest = checkout.shopper();
    const { basketId } = await readyBag(guest);
    const answer = await guest.raw('GET', `/shipment/${basketId}.regular/scheduling_options`);
    const options = z.parse(SchedulingOptions, await answer.json());
    expect(options.shippingOptionId).toBe(option);
    expect(options.days.map(({ date }) => date)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
    expect(options.days[0]?.slots).toEqual([
      {
        id: morning,
        from: '2026-11-24T08:00:00+00:00',
        to: '2026-11-24T12:00:00+00:00',
        price: 0,
        isFull: false,
      },
      {
        id: evening,
        from: '2026-11-24T18:00:00+00:00',
        to: '2026-11-24T21:00:00+00:00',
        price: 2.5,
        isFull: false,
      },
    ]);
    const stranger = checkout.shopper();
    await readyBag(stranger);
    expect((await stranger.raw('GET', `/shipment/${basketId}.regular/scheduling_options`)).status).toBe(404);
  });

  it('adds the price of the slot to delivery and total, and tells its day and hours [C7.28]', async () => {
    const guest = checkout.shopper();
    const { basketId } = await readyBag(guest);
    const chosen = await choose(guest, basketId);
    expect(chosen).toMatchObject({
      kind: 'done',
      basket: {
        pricing: { shipping: 7.5, total: 137.5 },
        shipmentList: [
          {
            shippingLineItem: {
              id: option,
              pricing: { price: 7.5 },
              deliveryPeriod: { from: '2026-11-24', to: '2026-11-24' },
              scheduled: { from: '2026-11-24T18:00:00+00:00', to: '2026-11-24T21:00:00+00:00' },
            },
          },
        ],
      },
    });
    const offered = (await getShippingMethods(guest.call, basketId)).find(({ id }) => id === option);
    expect(offered).toMatchObject({ price: 7.5, basketPrice: 137.5, shippingOnDate: '2026-11-24' });
    const outcome = await pay(guest, basketId, 137.5);
    const order = await getOrder(guest.call, orderIn(outcome).orderId);
    expect(order?.pricing).toMatchObject({ shipping: 7.5, total: 137.5 });
    expect(order?.shippingLineItemList[0]?.scheduled?.from).toBe('2026-11-24T18:00:00+00:00');
  });

  it('takes no order as long as no slot is chosen', async () => {
    const guest = checkout.shopper();
    const { basketId } = await readyBag(guest);
    const chosen = await changeShipment(guest.call, basketId, { shippingOptionId: option });
    if (chosen.kind !== 'done') throw new Error(chosen.kind);
    expect(chosen.basket.messageList.map(({ type }) => type)).toContain('ScheduledDeliveryRequired');
    const refused = await placeAs(guest, chosen.basket);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errorCode: 'InvalidDataException',
      details: { messageList: [{ type: 'ScheduledDeliveryRequired' }] },
    });
  });

  it('keeps the last place for one basket, and tells the other with the slots of now', async () => {
    const { first, basketId, second, theirs } = await twoShoppers();
    expect(await isFull(second, theirs)).toBe(true);
    expect(await isFull(first, basketId)).toBe(false);
    const late = await choose(second, theirs);
    if (late.kind !== 'taken') throw new Error(late.kind);
    expect(late.options.days[0]?.slots.map(({ isFull: full }) => full)).toEqual([false, true]);
    const raw = await second.raw('POST', `/baskets/${theirs}/scheduled_delivery`, choiceOf(theirs, evening));
    expect([raw.status, ((await raw.json()) as { errorCode: string }).errorCode]).toEqual([
      409,
      'ScheduledSlotTaken',
    ]);
    const bag = await getBag(second.call);
    expect(bag.shipmentList[0]?.shippingLineItem).toMatchObject({ id: 'standard' });
  });

  it.each<[string, (shopper: TestShopper, basketId: string) => Promise<unknown>]>([
    ['another slot', (shopper, basketId) => choose(shopper, basketId, morning)],
    [
      'another option',
      ({ call }, basketId) => changeShipment(call, basketId, { shippingOptionId: 'standard' }),
    ],
    [
      'an address in another place',
      ({ call }, basketId) =>
        changeShipment(call, basketId, {
          shippingAddress: { ...address, postalCode: 'LS1 4DY', city: 'Leeds' },
        }),
    ],
    [
      'an empty basket',
      async ({ call }, basketId) => {
        const [line] = (await getBag(call)).shipmentList[0]?.productLineItemList ?? [];
        return removeItem(call, basketId, line?.itemId ?? '');
      },
    ],
    ['a hold that is over', async () => checkout.clock.advance(15 * 60_000 + 1)],
  ])('frees the place with %s', async (_, change) => {
    const { first, basketId, second, theirs } = await twoShoppers();
    await change(first, basketId);
    await startCheckout(second.call);
    expect(await isFull(second, theirs)).toBe(false);
    expect(await choose(second, theirs)).toMatchObject({ kind: 'done' });
    const places = await checkout.rows(`select basket_id from slot_bookings where slot = '${evening}'`);
    expect(places).toEqual([{ basket_id: theirs }]);
  });

  it('keeps the slot where only the house number changes', async () => {
    const { first, basketId } = await twoShoppers();
    await changeShipment(first.call, basketId, { shippingAddress: { ...address, line1: '14 Canal Street' } });
    expect((await getBag(first.call)).shipmentList[0]?.shippingLineItem?.scheduled).toBeDefined();
  });

  it('keeps the place with the order, and frees it when the order is cancelled', async () => {
    const { first, basketId, second, theirs } = await twoShoppers();
    const { orderId } = orderIn(await pay(first, basketId, 137.5));
    checkout.clock.advance(60 * 60_000);
    expect(await isFull(second, theirs)).toBe(true);
    const [paid] = await checkout.rows<{ id: string }>(
      `select id from payments where order_id = '${orderId}'`,
    );
    expect(await settleVoided(database.db, paid?.id ?? '', checkout.clock.now())).toBe('cancelled');
    expect(await isFull(second, theirs)).toBe(false);
  });

  it('keeps the place while the bank asks, and after a declined card as long as the stock is held', async () => {
    const { first, basketId, second, theirs } = await twoShoppers();
    const waiting = await pay(first, basketId, 137.5, cardFor('step'));
    if (waiting.kind !== 'challenge') throw new Error(waiting.kind);
    expect(await choose(second, theirs)).toMatchObject({ kind: 'taken' });
    await failOrder(first.call, waiting.orderId);
    expect(await choose(second, theirs)).toMatchObject({ kind: 'taken' });
    expect(await pay(first, basketId, 137.5)).toMatchObject({ kind: 'placed' });
  });

  it('tells before money moves that a slot was taken after the hold was over', async () => {
    const { first, basketId } = await twoShoppers();
    checkout.clock.advance(15 * 60_000 + 1);
    const late = checkout.shopper();
    expect(await choose(late, (await readyBag(late)).basketId)).toMatchObject({ kind: 'done' });
    expect(await pay(first, basketId, 137.5)).toEqual({ kind: 'slotGone' });
    expect(await checkout.rows('select id from payments')).toEqual([]);
    const bag = await getBag(first.call);
    expect(bag.pricing.total).toBe(135);
    expect(bag.messageList.map(({ type }) => type)).toContain('ScheduledDeliveryRequired');
  });

  it('takes a lapsed slot out of the basket where the checkout starts again', async () => {
    const { first, basketId } = await twoShoppers();
    checkout.clock.advance(15 * 60_000 + 1);
    const late = checkout.shopper();
    await choose(late, (await readyBag(late)).basketId);
    const again = await startCheckout(first.call);
    expect('basket' in again && again.basket.shipmentList[0]?.shippingLineItem?.scheduled).toBeUndefined();
    expect(await choose(first, basketId, morning)).toMatchObject({ kind: 'done' });
  });

  it('refuses a slot that is too soon by now, when it is chosen and when it is paid', async () => {
    // From 18:00 on Monday nothing is planned for Tuesday any more.
    const clock = new SettableClock('2026-11-23T17:55:00Z');
    checkout = await openCheckout(database, { market: withScheduled(), clock });
    const guest = checkout.shopper();
    const { basketId } = await readyBag(guest);
    await choose(guest, basketId, morning);
    clock.advance(6 * 60_000);
    expect(await pay(guest, basketId, 135)).toEqual({ kind: 'slotGone' });
    expect(await checkout.rows('select id from payments')).toEqual([]);
    const again = await guest.raw(
      'POST',
      `/baskets/${basketId}/scheduled_delivery`,
      choiceOf(basketId, morning),
    );
    expect([again.status, ((await again.json()) as { errorCode: string }).errorCode]).toEqual([
      422,
      'ScheduledSlotUnknown',
    ]);
  });

  it('asks to accept the legal note, and keeps with the order when it was', async () => {
    checkout = await openCheckout(database, {
      market: withScheduled({ legal: { textKey: 'adultAtHome', isAcceptanceNeeded: true } }),
    });
    const guest = checkout.shopper();
    const { basketId } = await readyBag(guest);
    expect(await choose(guest, basketId)).toEqual({ kind: 'legalMissing' });
    const chosen = await scheduleDelivery(guest.call, basketId, choiceOf(basketId, evening, true));
    const accepted = { textKey: 'adultAtHome', acceptedAt: '2026-11-21T12:00:00.000Z' };
    expect(chosen).toMatchObject({ kind: 'done', basket: { legalScheduledDeliveryData: accepted } });
    const order = await getOrder(guest.call, orderIn(await pay(guest, basketId, 137.5)).orderId);
    expect(order?.legalScheduledDeliveryData).toEqual(accepted);
  });

  it('tells the bridge which slots are free [C3.10]', async () => {
    const { second, theirs } = await twoShoppers();
    second.use('bridge');
    const answer = await second.raw('GET', `/baskets/${theirs}/v2/shipment`);
    const scheduled = z
      .parse(z.array(BridgeShippingOption), await answer.json())
      .find(({ shippingOptionId }) => shippingOptionId === option);
    expect(scheduled?.schedulingOptions.slice(0, 2)).toEqual([
      { date: '2026-11-24', timeslots: ['08:00-12:00'] },
      { date: '2026-11-25', timeslots: ['08:00-12:00', '18:00-21:00'] },
    ]);
  });

  it('leaves the places of whoever has one when the market lowers the number', async () => {
    const { first, basketId } = await twoShoppers();
    const fewer = { slots: [{ from: '18:00', to: '21:00', capacity: 0, price: 2.5 }] };
    checkout = await openCheckout(database, { market: withScheduled(fewer), clock: checkout.clock });
    const late = checkout.shopper();
    const theirs = (await readyBag(late)).basketId;
    expect(await choose(late, theirs)).toMatchObject({ kind: 'taken' });
    expect(await pay(first, basketId, 137.5)).toMatchObject({ kind: 'placed' });
  });
});
