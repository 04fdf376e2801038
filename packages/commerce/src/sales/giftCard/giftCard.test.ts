import { addItems, changeItem, getBag } from '@touchline/contract/client/basket';
import { addGiftCard } from '@touchline/contract/client/giftCard';
import { announceReturn } from '@touchline/contract/client/returns';
import { getProduct } from '@touchline/contract/client/catalogue';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import type { AddItem } from '@touchline/contract/basket/schema';
import type { Gift } from '@touchline/contract/gift/schema';
import type { Market } from '@touchline/contract/market/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catalogueRoutes } from '../../catalogue/products/routes.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { sendMails } from '../../mail/sendMails.ts';
import type { Mail } from '../../mail/Mail.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { heardOf } from '../fulfilment/heardOf.ts';
import { receiveReturn } from '../returns/receiveReturn.ts';
import { sentCard } from './testing/sentCard.ts';
import { crashPoints, type CrashPoints } from '../order/CrashPoints.ts';
import { address, cardFor, orderIn, payment, withId } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';
import { hashOfCode, typedCode } from './giftCardCode.ts';
import { settleGiftCards } from './settleGiftCards.ts';
import { deliveryMethods, emailGoods, gift } from './testing/emailGoods.ts';

const card = (change: Partial<Gift> = {}, more: Partial<AddItem> = {}): AddItem => ({
  ...{ productId: 'GC1_025', quantity: 1, gift: { ...gift, ...change } },
  ...more,
});
const shoe: AddItem = { productId: 'TL4101_080', quantity: 1 };

describeOnDatabases('Gift cards', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openShop();
  });
  afterEach(() => database.close());

  const openShop = (market: Partial<Market> = {}) =>
    openCheckout(database, { products: emailGoods, market: { deliveryMethods, ...market } });

  async function bagWith({ call }: TestShopper, items: AddItem[]) {
    const outcome = await addItems(call, undefined, items);
    if (outcome.kind !== 'done') throw new Error(`Refused: ${JSON.stringify(outcome)}`);
    return withId(outcome.basket);
  }

  async function order(shopper: TestShopper, items: AddItem[], number = cardFor('approve')) {
    const { basketId } = await bagWith(shopper, items);
    const shipped = await changeShipment(shopper.call, basketId, {
      shippingAddress: address,
      ...(items.includes(shoe) ? { shippingOptionId: 'standard' } : {}),
    });
    if (shipped.kind !== 'done') throw new Error(`The address was refused: ${shipped.kind}`);
    const { pricing } = await getBag(shopper.call);
    const paid = await payment(checkout, shopper, basketId, number);
    const body = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total, ...paid };
    return placeOrder(shopper.call, body, 'gift-card-key');
  }

  const cards = () =>
    checkout.rows<{ state: string; balance: number; entries: number; mailed: boolean; code: string }>(`
      select state, balance_minor::int as balance, code_hash as code, mailed_at is not null as mailed, (
        select coalesce(sum(minor), 0)::int from gift_card_entries e where e.card_id = g.id) as entries
      from gift_cards g order by id`);
  const waiting = { state: 'waiting', balance: 2_500, entries: 2_500, mailed: false, code: null };

  async function sentMails(): Promise<Mail[]> {
    const sent: Mail[] = [];
    await sendMails(checkout.shop, { send: async (mail) => void sent.push(mail) });
    return sent.filter(({ id }) => id.startsWith('gift-card'));
  }

  it('tell on the page of their order when all of a line were sent', async () => {
    const shopper = checkout.shopper();
    const { orderId } = orderIn(
      await order(shopper, [card({}, { quantity: 2 }), card({ sendOn: '2026-12-24' })]),
    );
    const mailed = async () =>
      (await getOrder(shopper.call, orderId))?.productLineItemList.map(({ gift: sent }) => sent?.mailedAt);
    expect(await mailed()).toEqual([undefined, undefined]);
    await settleGiftCards(checkout.shop);
    expect(await mailed()).toEqual([checkout.clock.now().toISOString(), undefined]);
  });

  it('leave the parcel beside them what was paid for it', async () => {
    await order(checkout.shopper(), [card(), shoe]);
    await checkout.jobs.workFulfilment();
    const [money] = await checkout.rows<{ total: number; due: number; taken: number }>(`
      select o.total_minor::int as total, c.due_minor::int as due, c.capture_minor::int as taken
      from orders o join parcels c on c.order_id = o.id`);
    expect(money?.due).toBe((money?.total ?? 0) - 2_500);
    expect(money?.taken).toBe(money?.due);
  });

  it('stay paid for when the goods beside them go back, and only what these cost comes back', async () => {
    checkout = await openShop({ returnDays: 30 });
    const shopper = checkout.shopper();
    const { basketId } = await bagWith(shopper, [card({ sendOn: '2026-12-24' }), shoe]);
    const shippingOptionId = 'standard';
    await changeShipment(shopper.call, basketId, { shippingAddress: address, shippingOptionId });
    await addGiftCard(shopper.call, basketId, await sentCard(checkout, 'ab01', 12_000));
    const { pricing } = await getBag(shopper.call);
    expect(pricing).toMatchObject({ total: 155, due: 35 });
    const paid = await payment(checkout, shopper, basketId);
    const confirmed = { confirmedTotal: pricing.total, confirmedDue: pricing.due ?? 0 };
    const body = { basketId, paymentMethodId: 'CREDIT_CARD', ...confirmed, ...paid };
    const { orderId, productLineItemList } = orderIn(await placeOrder(shopper.call, body, 'a-key-of-mine'));
    await checkout.jobs.workFulfilment();
    const [parcel] = await checkout.rows<{ id: string; due: number }>(
      'select id, due_minor::int as due from parcels',
    );
    expect(parcel?.due).toBe(13_000);
    await heardOf(checkout.shop, 'test', {
      ...{ eventId: 'e', parcelId: parcel?.id ?? '', state: 'delivered' },
      at: checkout.clock.now().toISOString(),
    });
    const item = productLineItemList.find(({ productId }) => productId === shoe.productId);
    const lines = [{ itemId: item?.itemId ?? '', quantity: 1, reason: 'tooSmall' as const }];
    await announceReturn(shopper.call, { orderId }, { requestKey: 'r-1-r-1-r', method: 'dropOff', lines });
    const [back] = await checkout.rows<{ id: string }>('select id from returns');
    await receiveReturn(checkout.shop, back?.id ?? '');
    await checkout.jobs.workFulfilment();
    await settleGiftCards(checkout.shop);
    expect(
      await checkout.rows(
        'select refunded_minor::int as card, gift_returned_minor::int as gift from payments',
      ),
    ).toEqual([{ card: 3_500, gift: 9_500 }]);
    expect((await cards()).find(({ mailed }) => !mailed)).toMatchObject(waiting);
    checkout.clock.set(new Date('2026-12-24T12:00:00Z'));
    expect(await settleGiftCards(checkout.shop)).toBe(1);
  });

  it('are offered by amount, with a price of each, and never run out', async () => {
    catalogueRoutes(checkout.router, checkout.shop);
    const shown = await getProduct(checkout.shopper().call, 'GC1');
    expect(shown).toMatchObject({ deliveryKind: 'egiftcard', availability_status: 'IN_STOCK' });
    expect(shown?.variation_list).toEqual([
      { sku: 'GC1_025', size: '£25', price: 25, availability_status: 'IN_STOCK' },
      { sku: 'GC1_050', size: '£50', price: 50, availability_status: 'IN_STOCK' },
    ]);
    expect(shown?.deliveryPromise).toBeUndefined();
  });

  it('are refused with each field that is wrong, and without anybody to send them to', async () => {
    const { call } = checkout.shopper();
    const refused = async (item: AddItem) => {
      const outcome = await addItems(call, undefined, [item]);
      return outcome.kind === 'refused' && outcome.fields?.map((each) => Object.values(each).join(' '));
    };
    expect(await refused({ productId: 'GC1_025', quantity: 1 })).toEqual([
      ...['recipientName required', 'recipientEmail required', 'senderName required'],
    ]);
    expect(await refused(card({ recipientEmail: 'ada', sendOn: '2026-11-20' }))).toEqual([
      ...['recipientEmail email', 'sendOn past'],
    ]);
    expect(await refused(card({ message: 'You f u c k' }))).toEqual(['message profanity']);
    // Midnight in London is a day before in New York, but the market decides.
    expect(await refused(card({ sendOn: '2027-11-22' }))).toEqual(['sendOn late']);
  });

  it('are one line for each person, and the same line for the same words', async () => {
    const shopper = checkout.shopper();
    const other = card({ recipientName: 'Grace Hopper' });
    const basket = await bagWith(shopper, [card(), other, card()]);
    const [shipment] = basket.shipmentList;
    expect(shipment).toMatchObject({ shipmentType: 'egiftcard', shippingLineItem: { id: 'egiftcard' } });
    const lines = shipment?.productLineItemList ?? [];
    expect(lines.map(({ quantity, size, gift: to }) => [quantity, size, to?.recipientName])).toEqual([
      [2, '£25', 'Ada Lovelace'],
      [1, '£25', 'Grace Hopper'],
    ]);
    const [{ itemId = '' } = {}] = lines;
    const changed = await changeItem(shopper.call, basket.basketId, itemId, {
      gift: { ...gift, sendOn: '2026-12-24' },
    });
    expect(changed).toMatchObject({ kind: 'done' });
    const refused = await changeItem(shopper.call, basket.basketId, itemId, {
      gift: { ...gift, senderName: '' },
    });
    expect(refused).toMatchObject({
      ...{ kind: 'refused', reason: 'GIFT_REFUSED' },
      fields: [{ field: 'senderName', errorCode: 'required' }],
    });
  });

  it('come in a shipment of their own, which only fits its own method [C3.02]', async () => {
    const shopper = checkout.shopper();
    const plan = { productId: 'TP1_001', quantity: 1 };
    const { basketId } = await bagWith(shopper, [shoe, card(), plan]);
    const options = await getShippingMethods(shopper.call, basketId);
    const ids = (kind: string) =>
      options.filter(({ shipmentId }) => shipmentId.endsWith(`.${kind}`)).map(({ id }) => id);
    expect([ids('regular'), ids('egiftcard'), ids('digital')]).toEqual([
      ...[['standard', 'express'], ['egiftcard'], ['digital']],
    ]);
    expect(options.filter(({ delivery }) => delivery).map(({ id }) => id)).toEqual(['standard', 'express']);
    const wrong = { shipmentId: `${basketId}.egiftcard`, shippingOptionId: 'standard' };
    expect(await changeShipment(shopper.call, basketId, wrong)).toMatchObject({ kind: 'optionGone' });
  });

  it.each<[Partial<Market>, AddItem[], { tax: number; total: number; shipping: number }]>([
    [{}, [card()], { tax: 0, total: 25, shipping: 0 }],
    // 130.00 contain 21.67; the card contains nothing and gives no free delivery.
    [{}, [shoe, card()], { tax: 21.67, total: 155, shipping: 0 }],
    [{ deliveryMethods: deliveryMethods.map((method) => ({ ...method, ...(method.freeFrom ? { freeFrom: 131 } : {}) })) }, [shoe, card()], { tax: 22.33, total: 158.95, shipping: 3.95 }], // prettier-ignore
    [{ taxation: { policy: 'net', rates: { '*': 8.875 } } }, [card()], { tax: 0, total: 25, shipping: 0 }],
    // 8.875 % of 130.00 are 11.5375.
    [
      { taxation: { policy: 'net', rates: { NY: 8.875 } } },
      [shoe, card()],
      { tax: 11.54, total: 166.54, shipping: 0 },
    ],
  ])('are taxed when they are spent: %j', async (market, items, expected) => {
    const isNet = market.taxation?.policy === 'net';
    checkout = await openShop({
      ...market,
      ...(isNet
        ? {
            addressFields: [{ name: 'region', required: true, maxLength: 2, autoComplete: 'address-level1' }],
          }
        : {}),
    });
    const shopper = checkout.shopper();
    const { basketId } = await bagWith(shopper, items);
    await changeShipment(shopper.call, basketId, {
      shippingAddress: { ...address, ...(isNet ? { region: 'NY' } : {}) },
      ...(items.includes(shoe) ? { shippingOptionId: 'standard' } : {}),
    });
    const { tax, total, shipping } = (await getBag(shopper.call)).pricing;
    expect({ tax, total, shipping }).toEqual(expected);
  });

  it('are issued once for each piece when the order is paid, and sent with a code that only the mail has', async () => {
    const shopper = checkout.shopper();
    const stock = await checkout.stock('GC1_025');
    const { orderId } = orderIn(await order(shopper, [shoe, card({}, { quantity: 2 })]));
    expect(await cards()).toEqual([waiting, waiting]);
    expect(await settleGiftCards(checkout.shop)).toBe(2);
    expect(await settleGiftCards(checkout.shop)).toBe(0);
    const mails = await sentMails();
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.org', 'ada@example.org']);
    expect(mails[0]?.text).toContain('Happy birthday!');
    const codes = mails.map(({ text }) => /(?:[0-9A-F]{4} ){4}[0-9A-F]{4}/.exec(text)?.[0] ?? '');
    expect(new Set(codes).size).toBe(2);
    const hashes = await Promise.all(codes.map((code) => hashOfCode(typedCode(code))));
    expect((await cards()).map(({ code, state }) => [code, state]).sort()).toEqual(
      hashes.map((hash) => [hash, 'active']).sort(),
    );
    const everything = JSON.stringify(await checkout.rows('select g.*, m.* from gift_cards g, mails m'));
    for (const code of codes) expect(everything.toLowerCase()).not.toContain(typedCode(code));
    expect(await checkout.stock('GC1_025')).toEqual(stock);
    const shown = await getOrder(shopper.call, orderId);
    expect(shown?.productLineItemList[1]?.gift).toMatchObject(gift);
  });

  it('keep their code when the mail is sent again, also after a change of the secret', async () => {
    await order(checkout.shopper(), [card()]);
    await settleGiftCards(checkout.shop);
    const failing = { send: () => Promise.reject(new Error('The mail server is away.')) };
    await sendMails(checkout.shop, failing);
    const [before] = await cards();
    const secrets = {
      secret: 'another secret, long enough to be taken',
      previousSecret: checkout.shop.secret,
    };
    checkout = await openCheckout(database, { products: [], secrets, clock: checkout.clock });
    checkout.clock.advance(10 * 60_000);
    expect(await sentMails()).toHaveLength(1);
    expect((await cards())[0]?.code).toBe(before?.code);
  });

  it('wait for the morning of their day where the shop is', async () => {
    await order(checkout.shopper(), [card({ sendOn: '2026-12-24' })]);
    checkout.clock.advance(Date.parse('2026-12-24T07:59:00Z') - checkout.clock.now().getTime());
    expect(await settleGiftCards(checkout.shop)).toBe(0);
    checkout.clock.advance(60_000);
    expect(await settleGiftCards(checkout.shop)).toBe(1);
    expect(await sentMails()).toHaveLength(1);
  });

  it('are issued once, however often and late the provider says that the order is paid', async () => {
    const shopper = checkout.shopper();
    const outcome = await order(shopper, [card()], cardFor('eventsTwice'));
    orderIn(outcome);
    for (let round = 0; round < 3; round += 1) {
      await checkout.sandbox.deliverEvents();
      await checkout.jobs.reconcile();
      await Promise.all([settleGiftCards(checkout.shop), settleGiftCards(checkout.shop)]);
      checkout.clock.advance(60_000);
    }
    expect(await cards()).toMatchObject([{ balance: 2_500, entries: 2_500, mailed: true }]);
    expect(await sentMails()).toHaveLength(1);
  });

  it.each(crashPoints)(
    'are issued with the order or not at all when the process crashes at %s',
    async (point) => {
      let tell: () => void = () => undefined;
      const died = new Promise<void>((resolve) => {
        tell = resolve;
      });
      const crash: CrashPoints = {
        reach: (at) => {
          if (at !== point) return Promise.resolve();
          tell();
          return new Promise<never>(() => undefined);
        },
      };
      const { clock } = checkout;
      const dying = { products: emailGoods, market: { deliveryMethods }, clock, checkout: { crash } };
      checkout = await openCheckout(database, dying);
      void order(checkout.shopper(), [card({}, { quantity: 2 })]).catch(() => undefined);
      await died;
      checkout = await openCheckout(database, { products: [], market: { deliveryMethods }, clock });
      clock.advance(5 * 60_000);
      await checkout.jobs.reconcile();
      await checkout.jobs.reconcile();
      const sent = point === 'intent-written' ? 0 : 2;
      expect(await settleGiftCards(checkout.shop)).toBe(sent);
      expect(await sentMails()).toHaveLength(sent);
      expect(await cards()).toHaveLength(sent);
    },
  );

  it('are not there for an order that was declined', async () => {
    await order(checkout.shopper(), [card()], cardFor('decline'));
    await settleGiftCards(checkout.shop);
    expect(await cards()).toEqual([]);
    expect(await sentMails()).toEqual([]);
  });

  it.each(['refunded', 'cancelled'] as const)(
    'are revoked when the order is %s before they are sent',
    async (end) => {
      const number = cardFor(end === 'refunded' ? 'refundLater' : 'approve');
      const { orderId } = orderIn(await order(checkout.shopper(), [card({ sendOn: '2026-12-24' })], number));
      checkout.clock.advance(60_000);
      await checkout.sandbox.deliverEvents();
      if (end === 'cancelled')
        await checkout.rows(`update orders set status = 'cancelled' where id = '${orderId}'`);
      await settleGiftCards(checkout.shop);
      expect(await cards()).toEqual([{ ...waiting, state: 'revoked', balance: 0, entries: 0 }]);
      checkout.clock.advance(60 * 86_400_000);
      expect(await settleGiftCards(checkout.shop)).toBe(0);
      expect(await sentMails()).toEqual([]);
    },
  );

  it('are not sent before the money is taken', async () => {
    const { orderId } = orderIn(await order(checkout.shopper(), [card()]));
    await checkout.rows(
      `update payments set state = 'authorised', captured_minor = 0 where order_id = '${orderId}'`,
    );
    expect(await settleGiftCards(checkout.shop)).toBe(0);
    expect(await cards()).toEqual([waiting]);
  });
});
