import { addItems, getBag } from '@touchline/contract/client/basket';
import { getOrder, placeOrder } from '@touchline/contract/client/order';
import { changeShipment } from '@touchline/contract/client/shipping';
import type { AddItem } from '@touchline/contract/basket/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import type { Mail } from '../../mail/Mail.ts';
import { sendMails } from '../../mail/sendMails.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { cardFor, orderIn, payment, withId } from '../order/testing/buying.ts';
import {
  openCheckout,
  shopOrigin,
  type TestCheckout,
  type TestShopper,
} from '../order/testing/openCheckout.ts';
import { settleGiftCards } from '../giftCard/settleGiftCards.ts';
import { deliveryMethods, emailGoods, gift } from '../giftCard/testing/emailGoods.ts';
import { writeDigitalFiles } from './writeDigitalFiles.ts';

const contact = {
  ...{ firstName: 'Maya', lastName: 'Okafor', phoneNumber: '07700 900123', emailAddress: 'maya@example.org' },
};
const plan: AddItem = { productId: 'TP1_001', quantity: 1 };
const card: AddItem = { productId: 'GC1_050', quantity: 1, gift };

describeOnDatabases('What comes by email alone', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let shopper: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { products: emailGoods, market: { deliveryMethods } });
    await writeDigitalFiles(database.db, [
      {
        product_id: 'TP1',
        language: 'en',
        file_name: 'plan.pdf',
        media_type: 'application/pdf',
        content: '%PDF',
      },
      {
        product_id: 'TP1',
        language: 'de',
        file_name: 'plan-de.pdf',
        media_type: 'application/pdf',
        content: 'DE',
      },
    ]);
    shopper = checkout.shopper();
  });
  afterEach(() => database.close());

  async function order(items: AddItem[], number = cardFor('approve')) {
    const added = await addItems(shopper.call, undefined, items);
    if (added.kind !== 'done') throw new Error(`Refused: ${added.reason}`);
    const { basketId } = withId(added.basket);
    const named = await changeShipment(shopper.call, basketId, { contact });
    expect(named.kind).toBe('done');
    const { pricing, messageList } = await getBag(shopper.call);
    expect(messageList.map(({ type }) => type)).toEqual(['PaymentMethodRequired']);
    const paid = await payment(checkout, shopper, basketId, number);
    const body = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total, ...paid };
    return orderIn(await placeOrder(shopper.call, body, 'by-email-key'));
  }

  const load = (href: string) => checkout.fetch(new Request(`${shopOrigin}${href}`));

  async function mails(): Promise<Mail[]> {
    const sent: Mail[] = [];
    await sendMails(checkout.shop, { send: async (mail) => void sent.push(mail) });
    return sent;
  }

  it('is ordered with a name and no address, and delivered for nothing', async () => {
    const { orderId } = await order([plan, card]);
    const placed = await getOrder(shopper.call, orderId);
    expect(placed).toMatchObject({
      pricing: { price: 59, shipping: 0, tax: 1.5, total: 59 },
      contact: { firstName: 'Maya' },
      shippingLineItemList: [
        { id: 'egiftcard', shippingType: 'egiftcard', pricing: { price: 0 } },
        { id: 'digital', shippingType: 'digital', pricing: { price: 0 } },
      ],
    });
    expect([placed?.shippingAddress, placed?.billingAddress]).toEqual([undefined, undefined]);
    expect(placed?.shippingLineItemList.some(({ deliveryPeriod }) => deliveryPeriod)).toBe(false);
  });

  it('says in the mail for whom a card is, and has the file', async () => {
    await order([plan, card]);
    await settleGiftCards(checkout.shop);
    const [receipt, sent] = (await mails()).toSorted((one) => (one.id.startsWith('order') ? -1 : 1));
    expect(receipt?.text).toContain('£50, 1 item, for Ada Lovelace, by email to ada@example.org');
    expect(sent).toMatchObject({ to: 'ada@example.org', subject: 'Maya has sent you a gift card for £50' });
    const href = /https:\S+download\S+/.exec(receipt?.text ?? '')?.[0] ?? '';
    const file = await load(href.slice(shopOrigin.length));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="plan.pdf"');
    expect(await file.text()).toBe('%PDF');
  });

  it('can be loaded five times in thirty days, by addresses that are over after an hour', async () => {
    const { orderId } = await order([plan]);
    const file = async () => (await getOrder(shopper.call, orderId))?.downloads?.[0];
    const first = await file();
    expect(first).toMatchObject({ name: '10K plan', left: 5, until: '2026-12-21T12:00:00.000Z' });
    for (let left = 4; left >= 2; left -= 1) {
      expect((await load(first?.href ?? '')).status).toBe(200);
      expect((await file())?.left).toBe(left);
    }
    checkout.clock.advance(3_600_000);
    expect((await load(first?.href ?? '')).status).toBe(404);
    const again = await file();
    expect((await load(again?.href ?? '')).status).toBe(200);
    // Of two at once, one is the last.
    const both = await Promise.all([load(again?.href ?? ''), load(again?.href ?? '')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await file()).toBeUndefined();
  });

  it('is not loaded when it is too late, forged, or the money went back', async () => {
    const { orderId } = await order([plan], cardFor('refundLater'));
    const href = (await getOrder(shopper.call, orderId))?.downloads?.[0]?.href ?? '';
    expect((await load(`${href}x`)).status).toBe(404);
    checkout.clock.advance(60_000);
    await checkout.sandbox.deliverEvents();
    expect((await load(href)).status).toBe(404);
    expect((await getOrder(shopper.call, orderId))?.downloads).toBeUndefined();
  });
});
