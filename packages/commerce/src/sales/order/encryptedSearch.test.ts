import { searchOrderEncrypted } from '@touchline/contract/client/documents';
import { findOrder, getLinkedOrder } from '@touchline/contract/client/orderLink';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { composeMail } from '../../mail/composeMail.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { encryptedSearch } from './encryptedSearch.ts';
import { buy, orderIn } from './testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';

const email = 'maya@example.org';

describeOnDatabases('An encrypted search for an order', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let stranger: TestShopper;
  let orderId: string;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    stranger = checkout.shopper('elsewhere');
    orderId = orderIn((await buy(checkout, checkout.shopper())).outcome).orderId;
  });
  afterEach(() => database.close());

  const token = (search: Partial<{ orderId: string; email: string }> = {}) =>
    encryptedSearch(checkout.shop, { orderId, email, ...search });

  it('finds what its number and email address find, on both back ends [C7.59]', async () => {
    const found = await findOrder(stranger.call, { orderId, email });
    for (const surface of ['chk', 'bridge'] as const) {
      stranger.use(surface);
      expect(await searchOrderEncrypted(stranger.call, await token())).toEqual(found);
    }
    expect(found).toMatchObject({ kind: 'found', link: { sitePath: 'gb' } });
  });

  it('says nothing to whoever reads it, and is another each time', async () => {
    const [one, other] = [await token(), await token()];
    expect(one).not.toBe(other);
    const read = atob(one.replaceAll('-', '+').replaceAll('_', '/'));
    expect(read).not.toContain(orderId);
    expect(read).not.toContain('maya');
  });

  it('answers alike whatever is wrong with it', async () => {
    const right = await token();
    const wrong = [
      await token({ orderId: 'TL-2026-NONE' }),
      await token({ email: 'other@example.org' }),
      `${right.slice(0, 30)}${right[30] === 'A' ? 'B' : 'A'}${right.slice(31)}`,
      right.slice(0, 20),
      'none',
      '%%%',
    ];
    for (const search of wrong)
      expect(await searchOrderEncrypted(stranger.call, search), search).toEqual({ kind: 'notFound' });
    // Its address is forgotten: then nothing finds it, an empty one neither.
    await checkout.rows(`update orders set email = '' where id = '${orderId}'`);
    expect(await findOrder(stranger.call, { orderId, email: ' ' })).toEqual({ kind: 'notFound' });
    expect(await searchOrderEncrypted(stranger.call, right)).toEqual({ kind: 'notFound' });
    expect(await searchOrderEncrypted(stranger.call, await token({ email: '' }))).toEqual({
      kind: 'notFound',
    });
  });

  it('is limited with the search by number and address', async () => {
    const from = (at: number) => checkout.shopper(`source ${at}`).call;
    const outcomes = [];
    for (let at = 0; at < 12; at += 1)
      outcomes.push((await searchOrderEncrypted(from(at), await token({ email: `${at}@example.org` }))).kind);
    expect(outcomes.slice(9)).toEqual(['notFound', 'tooMany', 'tooMany']);
  });

  it('is the link in a mail about the order', async () => {
    const mail = await composeMail(checkout.shop, {
      ...{ id: 'm', kind: 'order-placed', recipient: email, language: 'en' },
      data: { orderId, sitePath: 'gb' },
    });
    const search = /https:\/\/shop\.test\/gb\/order\/find\?search=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    expect(mail.text).not.toContain('/order?key=');
    const found = await searchOrderEncrypted(stranger.call, search);
    const key = found.kind === 'found' ? found.link.key : '';
    expect((await getLinkedOrder(stranger.call, key))?.order.orderId).toBe(orderId);
  });
});
