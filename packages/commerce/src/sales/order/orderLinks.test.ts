import { createOrderLink, findOrder, getLinkedOrder } from '@touchline/contract/client/orderLink';
import { getOrder } from '@touchline/contract/client/order';
import type { Surface } from '@touchline/contract/endpoint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { sweepOld } from '../../privacy/retention/sweepOld.ts';
import { buy, orderIn } from './testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';
import { linkDays } from './orderLinks.ts';

const day = 86_400_000;
const email = 'maya@example.org';

describeOnDatabases('An order opened without its session', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let owner: TestShopper;
  let stranger: TestShopper;
  let orderId: string;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    owner = checkout.shopper();
    stranger = checkout.shopper('elsewhere');
    orderId = orderIn((await buy(checkout, owner)).outcome).orderId;
  });
  afterEach(() => database.close());
  const pass = (ms: number) => checkout.clock.set(new Date(checkout.clock.now().getTime() + ms));

  describe.each<Surface>(['chk', 'bridge'])('requested as %s', (surface) => {
    it('opens by its link without a session, with the same content its owner sees', async () => {
      owner.use(surface);
      stranger.use(surface);
      const link = await createOrderLink(owner.call, orderId);
      expect(link).toMatchObject({ expiresAt: '2027-02-19T12:00:00.000Z', sitePath: 'gb' });
      expect(await getLinkedOrder(stranger.call, link.key)).toEqual({
        order: await getOrder(owner.call, orderId),
        link,
      });
    });
  });

  it('has one link, which can’t be guessed and is not stored in the database', async () => {
    const link = await createOrderLink(owner.call, orderId);
    expect(await createOrderLink(owner.call, orderId)).toEqual(link);
    expect(link.key).toMatch(/^[0-9a-f]{40}$/);
    const kept = JSON.stringify(await checkout.rows('select * from order_links'));
    expect(kept).not.toContain(link.key);
    const other = orderIn((await buy(checkout, checkout.shopper())).outcome).orderId;
    await expect(createOrderLink(owner.call, other)).rejects.toMatchObject({ status: 404 });
    const flipped = (link.key.startsWith('0') ? '1' : '0') + link.key.slice(1);
    for (const wrong of [flipped, '', link.key.slice(1)])
      expect(await getLinkedOrder(stranger.call, wrong)).toBeUndefined();
  });

  it('does not open with an expired link; number and address give a new one', async () => {
    const old = await createOrderLink(owner.call, orderId);
    pass(linkDays * day);
    expect(await getLinkedOrder(stranger.call, old.key)).toBeUndefined();
    const found = await findOrder(stranger.call, { orderId, email });
    if (found.kind !== 'found') throw new Error(found.kind);
    expect(found.link.key).not.toBe(old.key);
    expect((await getLinkedOrder(stranger.call, found.link.key))?.order.orderId).toBe(orderId);
    pass(linkDays * day + 1);
    await sweepOld(database.db, checkout.clock.now());
    expect(await checkout.rows('select order_id from order_links')).toEqual([]);
  });

  it('is found by number and address, regardless of case and spaces', async () => {
    const link = await createOrderLink(owner.call, orderId);
    const found = { kind: 'found', link };
    expect(await findOrder(stranger.call, { orderId, email })).toEqual(found);
    const loose = { orderId: ` ${orderId.toLowerCase()} `, email: ' Maya@Example.ORG ' };
    expect(await findOrder(stranger.call, loose)).toEqual(found);
  });

  it('gives the same response for a wrong number and a wrong address, with the same steps', async () => {
    const ask = async (body: object) => {
      const before = checkout.shop.statements();
      const answer = await stranger.raw('POST', '/orders/find', body);
      const { reference: _, ...content } = (await answer.json()) as Record<string, unknown>;
      const headers = [...answer.headers.keys()].toSorted();
      return { status: answer.status, content, headers, statements: checkout.shop.statements() - before };
    };
    const wrongAddress = await ask({ orderId, email: 'noah@example.org' });
    expect(wrongAddress.status).toBe(404);
    expect(await ask({ orderId: 'TL-2026-AAAAAA', email })).toEqual(wrongAddress);
    expect(await ask({ orderId: 'TL-2026-AAAAAA', email: '' })).not.toEqual(wrongAddress);
    const own = checkout.shopper('elsewhere');
    await expect(getOrder(own.call, orderId)).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    [
      'one caller, for whatever it asks',
      21,
      (n: number) => ({ from: 'a', number: `TL-${n}`, to: `${n}@b.org` }),
    ],
    [
      'one number, from wherever it is asked',
      11,
      (n: number) => ({ from: `${n}`, number: 'TL-1', to: `${n}@b.org` }),
    ],
    [
      'one address, from wherever it is asked',
      11,
      (n: number) => ({ from: `${n}`, number: `TL-${n}`, to: email }),
    ],
  ])(
    'is protected from too many searches of %s, in every process, with the time to wait',
    async (_who, tries, at) => {
      const second = await openCheckout(database, { products: [] });
      const processes = [checkout, second];
      const outcomes: string[] = [];
      for (let n = 1; n <= tries; n += 1) {
        const { from, number, to } = at(n);
        const shop = processes[n % 2] ?? checkout;
        outcomes.push((await findOrder(shop.shopper(from).call, { orderId: number, email: to })).kind);
      }
      expect(outcomes).toEqual([...Array<string>(tries - 1).fill('notFound'), 'tooMany']);
      const { from, number, to } = at(tries);
      const again = await checkout.shopper(from).raw('POST', '/orders/find', { orderId: number, email: to });
      expect(again.status).toBe(429);
      expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(60);
      const counted = JSON.stringify(await checkout.rows('select key from rate_limits'));
      expect(counted).not.toMatch(/@|TL-/);
    },
  );
});
