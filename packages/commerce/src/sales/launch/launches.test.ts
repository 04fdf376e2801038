import { addItems, getBag, startCheckout } from '@touchline/contract/client/basket';
import { getProduct } from '@touchline/contract/client/catalogue';
import { getLaunch, getLaunches, getLaunchStanding } from '@touchline/contract/client/launch';
import { placeOrder } from '@touchline/contract/client/order';
import { surfaces } from '@touchline/contract/endpoint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noBotCheck } from '../../kernel/bots/BotCheck.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { fillBag, orderIn, payment, readyBag } from '../order/testing/buying.ts';
import { addOne, launch, openLaunches } from './testing/openLaunches.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

describeOnDatabases('A launch', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    // By this time the back end keeps responses that are the same for everybody.
    vi.useFakeTimers({ toFake: ['performance'] });
    database = await open();
  });
  afterEach(() => {
    vi.useRealTimers();
    return database.close();
  });

  it('is upcoming, ongoing and past by the clock of the server, in the list, at its product and in the standing [A4.118, A4.119, A4.120]', async () => {
    const shop = await openLaunches(database, [launch()]);
    const { call } = shop.shopper();
    const states = async () => [
      (await getLaunches(call))[0]?.state,
      (await getLaunch(call, 'orbit'))?.state,
      (await getLaunchStanding(call, 'orbit'))?.state,
      (await getProduct(call, 'TL4101'))?.events[0]?.state,
    ];
    expect(await states()).toEqual(['upcoming', 'upcoming', 'upcoming', 'upcoming']);
    expect((await getLaunchStanding(call, 'orbit'))?.now).toBe('2026-11-21T12:00:00.000Z');
    shop.clock.set(at('13:00'));
    await shop.shop.catalogueVersion.refresh();
    vi.advanceTimersByTime(1_100);
    expect(await states()).toEqual(['ongoing', 'ongoing', 'ongoing', 'ongoing']);
    shop.clock.set(at('14:00'));
    vi.advanceTimersByTime(1_100);
    expect(await states()).toEqual(['past', 'past', 'past', undefined]);
    expect(await getLaunch(call, 'unknown')).toBeUndefined();
  });

  it.each(surfaces)('cannot be bought on %s before it begins', async (surface) => {
    const shop = await openLaunches(database, [launch()]);
    const shopper = shop.shopper();
    shopper.use(surface);
    expect(await addOne(shopper)).toBe('LAUNCH_UPCOMING');
    shop.clock.set(at('13:00'));
    expect(await addOne(shopper)).toBe('done');
  });

  it('opens earlier to members of a tier, and says so at the product [A3.58]', async () => {
    const shop = await openLaunches(database, [launch({ earlyAccess: { from: at('12:30'), tier: 2 } })]);
    const [first, second] = [
      await shop.member('one@example.org', { tier: 1 }),
      await shop.member('two@example.org', { tier: 2 }),
    ];
    expect((await getProduct(first.call, 'TL4101'))?.attribute_list).toMatchObject({
      ...{ specialLaunch: true, special_launch_type: 'EARLY_ACCESS' },
    });
    expect(await addOne(second)).toBe('LAUNCH_UPCOMING');
    shop.clock.set(at('12:30'));
    expect(await addOne(second)).toBe('done');
    expect(await addOne(first)).toBe('LAUNCH_UPCOMING');
    expect(await addOne(shop.shopper())).toBe('LAUNCH_UPCOMING');
  });

  it('is none of a market without a programme where it is for members, and there nobody is earlier', async () => {
    const closed = { eventType: 'ClosedGroupSale', exclusivityGroup: 'Membership Tier 2' } as const;
    const early = { id: 'early', earlyAccess: { from: at('12:00'), tier: 3 } };
    const shop = await openLaunches(database, [launch(closed), launch(early)], noBotCheck, {
      features: { MEMBERSHIP_ENABLED: false },
    });
    const { call } = shop.shopper();
    expect((await getLaunches(call)).map(({ id, earlyAccess }) => [id, earlyAccess])).toEqual([
      ['early', undefined],
    ]);
    expect(await getLaunch(call, 'orbit')).toBeUndefined();
    expect((await getProduct(call, 'TL4101'))?.attribute_list.special_launch_type).toBe('NONE');
    expect(await addOne(await shop.member('three@example.org', { tier: 3 }))).toBe('LAUNCH_UPCOMING');
    shop.clock.set(at('13:00'));
    expect(await addOne(shop.shopper())).toBe('done');
  });

  it.each([1, 2, 3, 4] as const)(
    'for tier %i is closed to lower tiers and to everybody else, when adding and when ordering [A3.35, A3.58]',
    async (tier) => {
      const shop = await openLaunches(database, [
        launch({ eventType: 'ClosedGroupSale', exclusivityGroup: `Membership Tier ${tier}` }),
      ]);
      shop.clock.set(at('13:00'));
      expect((await getProduct(shop.shopper().call, 'TL4101'))?.attribute_list.special_launch_type).toBe(
        'EXCLUSIVE_ACCESS',
      );
      const lower = await shop.member('lower@example.org', { tier: tier - 1 });
      const outcome = await addItems(lower.call, undefined, [{ productId: 'TL4101_080', quantity: 1 }]);
      expect(outcome).toMatchObject({
        kind: 'refused',
        reason: 'LAUNCH_MEMBERS_ONLY',
        tier,
        launchId: 'orbit',
      });
      expect(await addOne(shop.shopper())).toBe('LAUNCH_MEMBERS_ONLY');
      const member = await shop.member('member@example.org', { tier });
      const basket = await readyBag(member);
      await database.db.updateTable('loyalty_members').set({ left_at: shop.clock.now() }).execute();
      for (const surface of surfaces) {
        member.use(surface);
        expect((await getBag(member.call)).messageList).toContainEqual({
          type: 'ProductsForbidden',
          details: expect.objectContaining({ reason: 'LAUNCH_MEMBERS_ONLY', launchId: 'orbit' }) as unknown,
        });
        expect(await startCheckout(member.call)).toMatchObject({
          kind: 'notHeld',
        });
        const refused = placeOrder(
          member.call,
          {
            ...{
              basketId: basket.basketId,
              paymentMethodId: 'CREDIT_CARD',
              confirmedTotal: basket.pricing.total,
            },
            ...(await payment(shop, member, basket.basketId)),
          },
          crypto.randomUUID(),
        );
        await expect(refused).resolves.toMatchObject({ kind: 'changed' });
      }
      expect(await shop.rows('select id from orders')).toEqual([]);
    },
  );

  it.each(surfaces)(
    'with a flash price costs less from its start to its end, and %s charges the full price afterwards [A4.118, A4.120]',
    async (surface) => {
      const shop = await openLaunches(database, [
        launch({ eventType: 'FlashSale', prices: [{ product: 'TL4101', market: 'gb', sale: 9_000 }] }),
      ]);
      const shopper = await shop.member('maya@example.org');
      shopper.use(surface);
      const early = await shop.member('early@example.org');
      expect((await fillBag(early)).pricing.price).toBe(130);
      expect((await getBag(early.call)).flashTimeLeft).toBeUndefined();
      shop.clock.set(at('13:50'));
      const basket = await readyBag(shopper);
      expect(basket.pricing.price).toBe(90);
      expect(basket.flashTimeLeft).toBe(600);
      const pay = await payment(shop, shopper, basket.basketId);
      shop.clock.set(at('14:00'));
      const order = (confirmedTotal: number) =>
        placeOrder(
          shopper.call,
          { basketId: basket.basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal, ...pay },
          crypto.randomUUID(),
        );
      expect(await order(basket.pricing.total)).not.toMatchObject({ kind: 'placed' });
      const after = await getBag(shopper.call);
      expect(after).toMatchObject({ flashTimeLeft: 0, pricing: { price: 130 } });
      expect(orderIn(await order(after.pricing.total)).pricing.price).toBe(130);
    },
  );

  it('sells what is left to everybody once it is over, and lists only launches of its market and of the web', async () => {
    const shop = await openLaunches(database, [
      launch({ eventType: 'Waitroom', seats: 1 }),
      launch({ id: 'elsewhere', markets: ['de'] }),
      launch({ id: 'in-shops', channelTypes: ['Retail', 'TouchlineApp'] }),
    ]);
    expect((await getLaunches(shop.shopper().call)).map(({ id }) => id)).toEqual(['orbit']);
    shop.clock.set(at('13:00'));
    expect(await addOne(shop.shopper())).toBe('LAUNCH_SEAT_REQUIRED');
    shop.clock.set(at('14:00'));
    expect(await addOne(shop.shopper())).toBe('done');
  });

  it('of products that another brand sells is neither listed nor found', async () => {
    const shop = await openLaunches(database, [launch()]);
    await database.db
      .updateTable('products')
      .set({ shops: ['northing'] })
      .execute();
    expect(await getLaunches(shop.shopper().call)).toEqual([]);
    expect(await getLaunch(shop.shopper().call, 'orbit')).toBeUndefined();
  });
});
