import { getOrder } from '@touchline/contract/client/order';
import { readSessionChange, sessionHeader } from '@touchline/contract/sessionHeader';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handOver } from '../../sales/basket/handOver.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, fillBag, orderIn } from '../../sales/order/testing/buying.ts';
import { openCheckout, type TestCheckout } from '../../sales/order/testing/openCheckout.ts';
import { sweepOld } from '../../privacy/retention/sweepOld.ts';
import { resolveSession } from './resolveSession.ts';
import { testMarket } from '../market/testing/testMarket.ts';
import { createSession, revokeSession, revokeSessionsOf } from './sessions.ts';
import { addAccount, signIn } from './testing/signIn.ts';

const minutes = 60_000;

describeOnDatabases('A session', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
  });
  afterEach(() => database.close());
  const shop = () => checkout.shop;
  const resolve = (token: string) => resolveSession(shop(), `Bearer ${token}`);
  const kindOf = async (token: string) => (await resolve(token)).kind;
  /** The new token of a resolved session, if there is one. */
  const changeOf = async (token: string) => {
    const resolved = await resolve(token);
    if (resolved.kind !== 'live') throw new Error(`The session is ${resolved.kind}.`);
    return resolved.change;
  };
  const nextOf = async (token: string): Promise<string> => {
    const change = await changeOf(token);
    if (typeof change !== 'object') throw new Error('There is no new token.');
    return change.token;
  };

  it('is found by its token in one statement, and nothing is stored that opens it', async () => {
    const { token, id, accountId } = await signIn(shop());
    const before = database.statements();
    expect(await resolve(token)).toEqual({
      kind: 'live',
      change: undefined,
      session: { id, kind: 'customer', accountId, freshness: 'fresh' },
    });
    expect(database.statements() - before).toBe(1);
    const [row] = await checkout.rows<{ stored: string }>(
      'select to_jsonb(s)::text as stored from sessions s',
    );
    expect(row?.stored).not.toContain(token);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is unknown for a token of the wrong form without a statement, and for any other after one', async () => {
    const before = database.statements();
    for (const header of ['', 'Bearer ', 'Bearer x', `Basic ${'a'.repeat(64)}`])
      expect(await resolveSession(shop(), header)).toEqual({ kind: 'ended' });
    expect(database.statements() - before).toBe(0);
    expect(await kindOf('a'.repeat(64))).toBe('ended');
  });

  it('is fresh for fifteen minutes after the password, and persistent afterwards or when none was given', async () => {
    const freshness = async (token: string) => {
      const resolved = await resolve(token);
      return resolved.kind === 'live' ? resolved.session.freshness : resolved.kind;
    };
    const { token } = await signIn(shop());
    const without = await signIn(shop(), { isAuthenticated: false });
    expect(await freshness(without.token)).toBe('persistent');
    checkout.clock.advance(15 * minutes - 1);
    expect(await freshness(token)).toBe('fresh');
    checkout.clock.advance(1);
    expect(await freshness(token)).toBe('persistent');
  });

  it('is fresh for as long as the market of its account says', async () => {
    const strict = await openCheckout(database, { market: { account: { freshMinutes: 2 } } });
    const freshness = async (token: string) => {
      const resolved = await resolveSession(strict.shop, `Bearer ${token}`);
      return resolved.kind === 'live' ? resolved.session.freshness : resolved.kind;
    };
    const { token, accountId = '' } = await signIn(strict.shop);
    const elsewhere = await signIn(strict.shop);
    await database.db.updateTable('accounts').set({ market: 'gb' }).where('id', '=', accountId).execute();
    strict.clock.advance(2 * minutes - 1);
    expect(await freshness(token)).toBe('fresh');
    strict.clock.advance(1);
    expect(await freshness(token)).toBe('persistent');
    expect(await freshness(elsewhere.token)).toBe('fresh');
  });

  it('ends two hours after its last call, and a year after when the shopper chose to stay signed in', async () => {
    const short = await signIn(shop());
    const long = await signIn(shop(), { isPersistent: true });
    checkout.clock.advance(119 * minutes);
    const next = await nextOf(short.token);
    checkout.clock.advance(119 * minutes);
    expect(await kindOf(next)).toBe('live');
    checkout.clock.advance(120 * minutes);
    expect(await kindOf(next)).toBe('ended');
    const kept = await changeOf(long.token);
    expect(kept).toMatchObject({ seconds: 31_536_000 });
    checkout.clock.advance(364 * 24 * 60 * minutes);
    expect(await kindOf(long.token)).toBe('live');
    checkout.clock.advance(365 * 24 * 60 * minutes);
    expect(await kindOf(long.token)).toBe('ended');
  });

  it('gets one new token when fifty calls of many tabs ask at once, and every tab stays signed in', async () => {
    const { token } = await signIn(shop());
    checkout.clock.advance(10 * minutes);
    const next = await Promise.all(Array.from({ length: 50 }, () => nextOf(token)));
    expect(new Set(next).size).toBe(1);
    expect(next[0]).not.toBe(token);
    expect(await changeOf(next[0] ?? '')).toBeUndefined();
    expect(await Promise.all(Array.from({ length: 10 }, () => nextOf(token)))).toEqual(next.slice(0, 10));
  });

  it('keeps the previous token until the new one is used, and for a minute after: an answer may be lost', async () => {
    const { token } = await signIn(shop());
    checkout.clock.advance(10 * minutes);
    const next = await nextOf(token);
    checkout.clock.advance(30 * minutes);
    expect(await nextOf(token)).toBe(next);
    const newest = await nextOf(next);
    checkout.clock.advance(59_000);
    expect(await nextOf(next)).toBe(newest);
    expect(await changeOf(newest)).toBeUndefined();
    checkout.clock.advance(61_000);
    // Not `ended`: the device has a newer token, which a late response must not remove.
    expect(await kindOf(next)).toBe('superseded');
    expect(await kindOf(newest)).toBe('live');
  });

  it('dies on its next call once it is revoked, whichever of its tokens is used', async () => {
    const { token, id } = await signIn(shop());
    checkout.clock.advance(10 * minutes);
    const next = await nextOf(token);
    await revokeSession(database.db, id, checkout.clock.now());
    expect([await kindOf(token), await kindOf(next)]).toEqual(['ended', 'ended']);
  });

  it('is not brought back by a new token when it is revoked at the same time', async () => {
    const { token, id } = await signIn(shop());
    checkout.clock.advance(10 * minutes);
    const calls = Array.from({ length: 20 }, (_, at) =>
      at === 7 ? revokeSession(database.db, id, checkout.clock.now()) : resolve(token).catch(() => undefined),
    );
    await Promise.all(calls);
    expect(await kindOf(token)).toBe('ended');
    const live = await checkout.rows('select id from sessions where revoked_at is null');
    expect(live).toEqual([]);
  });

  it('ends everywhere else in one statement, and the account’s other device is refused on its next call', async () => {
    const here = await signIn(shop());
    const { accountId = '' } = here;
    const there = await signIn(shop(), { accountId });
    const other = await signIn(shop());
    const before = database.statements();
    expect(await revokeSessionsOf(database.db, accountId, checkout.clock.now(), here.id)).toBe(1);
    expect(database.statements() - before).toBe(1);
    expect(await Promise.all([here, there, other].map(({ token }) => kindOf(token)))).toEqual([
      'live',
      'ended',
      'live',
    ]);
    expect(await revokeSessionsOf(database.db, accountId, checkout.clock.now())).toBe(1);
  });

  it('is a new one after a change of identity: the one before ends with it', async () => {
    const light = await signIn(shop(), { kind: 'light' });
    const full = await createSession(shop(), {
      kind: 'customer',
      accountId: light.accountId ?? '',
      isAuthenticated: true,
      isPersistent: false,
      deviceLabel: 'A browser',
      replaces: light.id,
    });
    expect(full.id).not.toBe(light.id);
    expect([await kindOf(light.token), await kindOf(full.token)]).toEqual(['ended', 'live']);
  });

  it('is deleted some time after its end, and others stay', async () => {
    const over = await signIn(shop());
    const revoked = await signIn(shop(), { isPersistent: true });
    const kept = await signIn(shop(), { isPersistent: true });
    await revokeSession(database.db, revoked.id, checkout.clock.now());
    checkout.clock.advance(121 * minutes);
    await sweepOld(database.db, checkout.clock.now());
    expect(await checkout.rows('select id from sessions')).toEqual([{ id: kept.id }]);
    expect(await kindOf(over.token)).toBe('ended');
  });

  it('belongs to an account with one spelling of its address', async () => {
    const add = (email: string) =>
      database.db
        .insertInto('accounts')
        .values({ id: crypto.randomUUID(), email, level: 'full', created_at: checkout.clock.now() })
        .execute();
    await add('maya@example.org');
    await expect(add('maya@example.org')).rejects.toThrow('accounts_email');
    await expect(add('Maya@example.org')).rejects.toThrow('accounts_email_check');
  });

  it('costs one statement more for a call, and none for a caller without one', async () => {
    const guest = checkout.shopper();
    await fillBag(guest);
    const cost = async (headers: Record<string, string>) => {
      const before = database.statements();
      expect((await guest.raw('GET', '/basket/bag', undefined, headers)).status).toBe(200);
      return database.statements() - before;
    };
    expect(await cost({})).toBe(1);
    const { headers } = await signIn(shop());
    // The first call after signing in hands the bag over.
    await cost(headers);
    expect(await cost(headers)).toBe(2);
  });

  it('gets its new token in the answer, also in one that reports an error, and its end is told once', async () => {
    const guest = checkout.shopper();
    const session = await signIn(shop());
    checkout.clock.advance(10 * minutes);
    const done = await guest.raw('GET', '/basket/bag', undefined, session.headers);
    const change = readSessionChange(done.headers);
    if (typeof change !== 'object') throw new Error('There is no new token.');
    const failed = await guest.raw('GET', '/orders/none', undefined, session.headers);
    expect([failed.status, readSessionChange(failed.headers)]).toEqual([404, change]);
    await revokeSession(database.db, session.id, checkout.clock.now());
    const over = await guest.raw('GET', '/basket/bag', undefined, {
      [sessionHeader]: `Bearer ${change.token}`,
    });
    expect([over.status, readSessionChange(over.headers)]).toEqual([401, 'ended']);
    expect(await over.json()).toMatchObject({ errorCode: 'SessionEnded' });
  });
});

describeOnDatabases('The owner of a basket and an order', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
  });
  afterEach(() => database.close());

  it('is the account a visitor’s baskets were handed to: the token alone opens them no longer', async () => {
    const guest = checkout.shopper();
    const { basketId } = await fillBag(guest);
    const other = await fillBag(checkout.shopper());
    const mine = await signIn(checkout.shop);
    const theirs = await signIn(checkout.shop);
    const { sub } = JSON.parse(atob((guest.token.current ?? '').split('.')[1] ?? '')) as { sub: string };
    const visitor = {
      shopperId: sub,
      accountId: undefined,
      basketId,
      identity: 'guest',
      session: undefined,
      seats: [],
    } as const;
    expect(await handOver(checkout.shop, visitor, mine.accountId ?? '', testMarket({}))).toBeUndefined();
    const status = async (id: string, headers: Record<string, string>) =>
      (await guest.raw('GET', `/baskets/${id}/shipping_methods`, undefined, headers)).status;
    expect(await status(basketId, mine.headers)).toBe(200);
    // From another device, without the checkout token.
    expect(await status(basketId, { ...mine.headers, 'x-checkout-authorization': '' })).toBe(200);
    expect(await status(basketId, theirs.headers)).toBe(404);
    expect(await status(basketId, {})).toBe(404);
    expect(await status(other.basketId, mine.headers)).toBe(404);
  });

  it('is the account that was signed in when they were made', async () => {
    const shopper = checkout.shopper();
    const session = await signIn(checkout.shop);
    const fetchAs = (request: Request) => {
      request.headers.set(sessionHeader, session.headers[sessionHeader] ?? '');
      return checkout.fetch(request);
    };
    const signedIn = checkout.shopperOver(fetchAs);
    const { outcome } = await buy(checkout, signedIn);
    const { orderId } = orderIn(outcome);
    expect(await checkout.rows('select owner_id from baskets union all select owner_id from orders')).toEqual(
      [{ owner_id: session.accountId }, { owner_id: session.accountId }],
    );
    expect((await getOrder(signedIn.call, orderId))?.orderId).toBe(orderId);
    // The checkout token of the same device, after signing out.
    shopper.token.current = signedIn.token.current;
    expect(await getOrder(shopper.call, orderId)).toBeUndefined();
  });

  it('is nobody for what was made before accounts existed: the shopper id still opens it', async () => {
    const guest = checkout.shopper();
    const { outcome } = await buy(checkout, guest);
    const { orderId } = orderIn(outcome);
    expect(await checkout.rows('select owner_id from orders')).toEqual([{ owner_id: null }]);
    expect((await getOrder(guest.call, orderId))?.orderId).toBe(orderId);
    expect(
      (await guest.raw('GET', `/orders/${orderId}`, undefined, (await signIn(checkout.shop)).headers)).status,
    ).toBe(200);
  });

  it('leaves with the account: its orders stay for accounting', async () => {
    const id = await addAccount(checkout.shop);
    const guest = checkout.shopper();
    await buy(checkout, guest);
    await sql`update orders set owner_id = ${id}`.execute(database.db);
    await signIn(checkout.shop, { accountId: id });
    await sql`delete from accounts where id = ${id}`.execute(database.db);
    expect(await checkout.rows('select owner_id from orders')).toEqual([{ owner_id: null }]);
    expect(await checkout.rows('select id from sessions')).toEqual([]);
  });
});
