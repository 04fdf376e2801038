import { getBag, setContact, setSmsUpdates } from '@touchline/contract/client/basket';
import { cancelOrder, getOrder, placeOrder } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { MailRejected } from '../../mail/Mail.ts';
import { sendMails, sendTexts } from '../../mail/sendMails.ts';
import type { TextMessage } from '../../mail/texts/TextMessage.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { mailboxApp } from '../../sandbox/mailbox/mailboxApp.ts';
import { orderIn, payment, readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../order/testing/openCheckout.ts';

const british = { country: 'GB', prefix: '+44', pattern: '7\\d{9}', example: '07700 900123' };
const irish = { country: 'IE', prefix: '+353', pattern: '8\\d{8}', example: '085 123 4567' };

describeOnDatabases('Text messages about an order', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let shopper: TestShopper;
  let sent: TextMessage[];
  const phones = { send: async (text: TextMessage) => void sent.push(text) };
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { market: { smsUpdates: { countries: [british, irish] } } });
    shopper = checkout.shopper();
    sent = [];
  });
  afterEach(() => database.close());

  const order = async (number?: string) => {
    const { basketId, pricing } = await readyBag(shopper);
    if (number !== undefined) await setSmsUpdates(shopper.call, basketId, number);
    const body = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
    const paid = { ...body, ...(await payment(checkout, shopper, basketId)) };
    return orderIn(await placeOrder(shopper.call, paid, crypto.randomUUID()));
  };

  it('go to a mobile number of the countries of the market, which basket and order keep', async () => {
    const { orderId } = await order('+353 85 123 4567');
    expect((await getOrder(shopper.call, orderId))?.smsNumber).toBe('+353851234567');
    expect(await sendTexts(checkout.shop, phones)).toBe(1);
    expect(await sendTexts(checkout.shop, phones)).toBe(0);
    const [text] = sent;
    expect(text?.to).toBe('+353851234567');
    expect(text?.text).toMatch(
      new RegExp(
        `^Touchline: we’ve got your order ${orderId}\\. It arrives .+ https://shop\\.test/gb/order\\?key=[0-9a-f]{40}$`,
      ),
    );
    // The mailbox of a developer shows it as well.
    const box = mailboxApp(checkout.shop);
    const page = async (path: string) => (await box.fetch(new Request(`https://shop.test${path}`))).text();
    const id = encodeURIComponent(`text-order-placed:${orderId}`);
    expect(await page('/mailbox')).toContain(id);
    expect(await page(`/mailbox/${id}`)).toContain('To +353851234567');
  });

  it('tell that an order is cancelled', async () => {
    const { orderId } = await order('+447700900123');
    await sendTexts(checkout.shop, phones);
    await cancelOrder(shopper.call, { orderId });
    await sendTexts(checkout.shop, phones);
    expect(sent.at(-1)?.text).toBe(`Touchline: order ${orderId} is cancelled. Nothing will be sent.`);
  });

  it('are not sent to whoever did not ask for them, nor by the mail server', async () => {
    await order();
    expect(await sendTexts(checkout.shop, phones)).toBe(0);
    await order('+447700900123');
    const mails: string[] = [];
    await sendMails(checkout.shop, { send: async ({ id }) => void mails.push(id) });
    expect(mails.every((id) => id.startsWith('order-placed:'))).toBe(true);
    const refuses = { send: () => Promise.reject(new MailRejected('no such number')) };
    expect(await sendTexts(checkout.shop, refuses)).toBe(0);
    expect(await sendTexts(checkout.shop, phones)).toBe(0);
  });

  it.each(['', '0161 496 0123', '+4915123456789', '12'])('are refused to %j', async (number) => {
    const { basketId } = await readyBag(shopper);
    expect(await setSmsUpdates(shopper.call, basketId, number)).toBe(false);
    expect((await getBag(shopper.call)).customer.receiveSmsUpdates).toBe(false);
  });

  it('end with the number, and stay through other changes', async () => {
    const { basketId } = await readyBag(shopper);
    await setSmsUpdates(shopper.call, basketId, '07700 900123');
    const kept = { receiveSmsUpdates: true, smsNumber: '+447700900123' };
    expect((await setContact(shopper.call, basketId, 'maya@example.org')).customer).toMatchObject(kept);
    await setSmsUpdates(shopper.call, basketId, undefined);
    const { customer } = await getBag(shopper.call);
    expect(customer.receiveSmsUpdates).toBe(false);
    expect(customer.smsNumber).toBeUndefined();
  });
});
