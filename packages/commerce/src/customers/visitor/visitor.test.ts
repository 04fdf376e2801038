import { getBag } from '@touchline/contract/client/basket';
import { getVisitor } from '@touchline/contract/client/visitor';
import { readSessionChange } from '@touchline/contract/sessionHeader';
import type { Visitor } from '@touchline/contract/visitor/schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { revokeSession } from '../../kernel/identity/sessions.ts';
import { signIn } from '../../kernel/identity/testing/signIn.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { fillBag } from '../../sales/order/testing/buying.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../../sales/order/testing/openCheckout.ts';
import { visitorRoutes } from './visitorRoutes.ts';

describeOnDatabases('Visitor', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    visitorRoutes(checkout.router, checkout.shop);
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  const visitorOf = async (headers: Record<string, string>, query = '') => {
    const request = new Request(`https://shop.example/api/visitor?sitePath=gb${query}`, { headers });
    const response = await checkout.fetch(request);
    return { answer: (await response.json()) as Visitor, headers: response.headers };
  };

  const nobody = { identity: { kind: 'visitor', key: '' }, bagCount: 0 };

  it('is nobody, with an empty bag, before anything is added', async () => {
    expect(await getVisitor(guest.call)).toEqual(nobody);
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1',
      undefined,
    ],
  ])('is a crawler by its user agent: %s [A1.18]', async (agent, isCrawler) => {
    const { answer } = await visitorOf({ 'user-agent': agent });
    expect(answer).toEqual({ ...nobody, ...(isCrawler ? { isCrawler } : {}) });
  });

  it('is a guest with the number of items that the bag itself shows', async () => {
    await fillBag(guest, 2);
    const visitor = await getVisitor(guest.call);
    expect(visitor).toMatchObject({ identity: { kind: 'guest' }, bagCount: 2 });
    expect(visitor.bagCount).toBe((await getBag(guest.call)).totalProductCount);
  });

  it('has a key that stays, differs from that of every other guest, and is not the id in the token', async () => {
    const other = checkout.shopper();
    await fillBag(guest, 1);
    await fillBag(other, 1);
    const { key } = (await getVisitor(guest.call)).identity;
    expect((await getVisitor(guest.call)).identity.key).toBe(key);
    expect((await getVisitor(other.call)).identity.key).not.toBe(key);
    const stored = await checkout.rows<{ shopper_id: string }>('select shopper_id from baskets');
    expect(stored.map(({ shopper_id }) => shopper_id)).not.toContain(key);
  });

  it('is nobody again once the session has expired, without an error', async () => {
    await fillBag(guest, 2);
    checkout.clock.advance(3 * 60 * 60_000);
    expect(await getVisitor(guest.call)).toEqual(nobody);
  });

  it('is the holder of an account with a session, with one key on every device, also beside a checkout token [A1.02]', async () => {
    const { shop } = checkout;
    const first = await signIn(shop);
    const second = await signIn(shop, { accountId: first.accountId ?? '' });
    const light = await signIn(shop, { kind: 'light' });
    await fillBag(guest, 2);
    const token = { 'x-checkout-authorization': `Bearer ${guest.token.current ?? ''}` };
    const ask = async (headers: Record<string, string>) => (await visitorOf(headers)).answer;
    expect((await ask(token)).identity.kind).toBe('guest');
    const { identity } = await ask(first.headers);
    expect(identity.kind).toBe('customer');
    expect(identity.key).not.toContain(first.accountId);
    expect(await ask({ ...second.headers, ...token })).toMatchObject({ identity, bagCount: 2 });
    expect((await ask(light.headers)).identity.kind).toBe('light');
    expect((await ask(light.headers)).identity.key).not.toBe(identity.key);
  });

  it('has the first name of the account, to be greeted with', async () => {
    const { shop } = checkout;
    const { headers, accountId = '' } = await signIn(shop);
    expect((await visitorOf(headers)).answer.identity).not.toHaveProperty('name');
    await shop.db.updateTable('accounts').set({ first_name: 'Maya' }).where('id', '=', accountId).execute();
    expect((await visitorOf(headers)).answer.identity.name).toBe('Maya');
  });

  it('is who the checkout token says once a session has ended, and the cookie of the session is removed', async () => {
    const { shop, clock } = checkout;
    const ended = await signIn(shop);
    await revokeSession(shop.db, ended.id, clock.now());
    await fillBag(guest, 1);
    const { answer, headers } = await visitorOf({
      ...ended.headers,
      'x-checkout-authorization': `Bearer ${guest.token.current ?? ''}`,
    });
    expect(answer).toMatchObject({ identity: { kind: 'guest' }, bagCount: 1 });
    expect(readSessionChange(headers)).toBe('ended');
  });

  it('has the flags that differ by visitor, for one with a session and a stored id', async () => {
    const { headers } = await signIn(checkout.shop);
    const { answer } = await visitorOf(headers, '&userId=visitor-1');
    expect(Object.keys(answer.flags ?? {})).toEqual(['bridgeEnabled', 'walletSignInTest']);
    expect((await visitorOf(headers)).answer).not.toHaveProperty('flags');
    expect((await visitorOf({}, '&userId=visitor-1')).answer).not.toHaveProperty('flags');
  });

  it('renews a session like any other call, and no cache keeps the response', async () => {
    await fillBag(guest, 1);
    checkout.clock.advance(10 * 60_000);
    const answer = await checkout.fetch(
      new Request('https://shop.example/api/visitor?sitePath=gb', {
        headers: { 'x-checkout-authorization': `Bearer ${guest.token.current ?? ''}` },
      }),
    );
    expect(answer.headers.get('authorization')).toMatch(/^Bearer /);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
