import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../node/testing/describeOnDatabases.ts';
import { buy, orderIn } from '../sales/order/testing/buying.ts';
import { openCheckout, type TestCheckout } from '../sales/order/testing/openCheckout.ts';
import { searchOf } from '../sales/order/encryptedSearch.ts';
import { MailRejected, type Mail, type MailTransport } from './Mail.ts';
import { sendMails } from './sendMails.ts';

describeOnDatabases('Mails', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let sent: Mail[];
  const inbox: MailTransport = { send: async (mail) => void sent.push(mail) };
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    sent = [];
  });
  afterEach(() => database.close());

  const minutes = (count: number) => checkout.clock.advance(count * 60_000);
  const order = async () => orderIn((await buy(checkout, checkout.shopper())).outcome);

  it('bring the receipt of an order, with a link that opens it', async () => {
    const { orderId } = await order();
    expect(await sendMails(checkout.shop, inbox)).toBe(1);
    const [mail] = sent;
    expect(mail).toMatchObject({
      to: 'maya@example.org',
      subject: `Your order ${orderId}`,
      language: 'en',
    });
    const search = /order\/find\?search=([\w.%-]+)/.exec(mail?.text ?? '')?.[1];
    expect(search).toBeDefined();
    expect(mail?.html).toContain(search);
    expect(await searchOf(checkout.shop, decodeURIComponent(search ?? ''))).toMatchObject({ orderId });
  });

  it('are sent once, also by two processes at the same time', async () => {
    await order();
    await order();
    await Promise.all([sendMails(checkout.shop, inbox), sendMails(checkout.shop, inbox)]);
    await sendMails(checkout.shop, inbox);
    expect(sent.map(({ id }) => id)).toHaveLength(2);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it('are not sent by a second process while the first one is slow with those before them', async () => {
    await order();
    await order();
    await order();
    const slow: MailTransport = {
      send: async (mail) => {
        sent.push(mail);
        // Longer in all than the claim of one mail.
        checkout.clock.advance(40_000);
        if (sent.length === 2) await sendMails(checkout.shop, inbox);
      },
    };
    await sendMails(checkout.shop, slow);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(sent).toHaveLength(3);
  });

  it('wait longer after each failure, and are sent when the server is back', async () => {
    await order();
    let calls = 0;
    const away: MailTransport = {
      send: async () => {
        calls += 1;
        throw new Error('connection refused');
      },
    };
    await sendMails(checkout.shop, away);
    await sendMails(checkout.shop, away);
    expect(calls).toBe(1);
    minutes(1.1);
    await sendMails(checkout.shop, away);
    minutes(1.1);
    await sendMails(checkout.shop, away);
    expect(calls).toBe(2);
    minutes(5);
    await sendMails(checkout.shop, inbox);
    expect(sent).toHaveLength(1);
  });

  it('are given up when the server refuses them for good, without holding up others', async () => {
    await order();
    const refuses: MailTransport = { send: () => Promise.reject(new MailRejected('no such mailbox')) };
    await sendMails(checkout.shop, refuses);
    await order();
    minutes(60);
    await sendMails(checkout.shop, inbox);
    expect(sent).toHaveLength(1);
    expect(await checkout.rows('select failure from mails where failed_at is not null')).toEqual([
      { failure: 'MailRejected: no such mailbox' },
    ]);
  });

  it('of a process that died while sending are sent by another one, with the same id', async () => {
    await order();
    void sendMails(checkout.shop, { send: () => new Promise(() => undefined) });
    await expect.poll(() => checkout.rows('select attempts from mails')).toEqual([{ attempts: 1 }]);
    expect(await sendMails(checkout.shop, inbox)).toBe(0);
    minutes(2);
    expect(await sendMails(checkout.shop, inbox)).toBe(1);
    expect(sent[0]?.id).toMatch(/^order-placed:/);
  });

  it('of last week are not sent when a mail server is configured today', async () => {
    await order();
    minutes(4 * 24 * 60);
    expect(await sendMails(checkout.shop, inbox)).toBe(0);
  });
});
