import { addItems } from '@touchline/contract/client/basket';
import type { Market } from '@touchline/contract/market/schema';
import { seatsHeader } from '@touchline/contract/sessionHeader';
import {
  registered,
  openAccounts,
  type TestAccounts,
  type TestBrowser,
} from '../../../customers/account/testing/openAccounts.ts';
import { noBotCheck, type BotCheck } from '../../../kernel/bots/BotCheck.ts';
import { catalogueRoutes } from '../../../catalogue/products/routes.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { loyaltyRoutes } from '../../../customers/loyalty/loyaltyRoutes.ts';
import { loyaltyMarket } from '../../../customers/loyalty/testing/openLoyalty.ts';
import { sampleProduct } from '../../../catalogue/products/testing/sampleProduct.ts';
import { launchRoutes } from '../launchRoutes.ts';
import { commitReveal } from '../PublicRandomness.ts';
import { settleLaunches } from '../settleLaunches.ts';
import { writeLaunches, type LaunchRecord } from '../writeLaunches.ts';

export const randomness = commitReveal('the secret of the draws');

/** A launch of `TL4101` from one to two o'clock on the day of the tests, which begin at noon. */
export const launch = (changes: Partial<LaunchRecord> = {}): LaunchRecord => ({
  ...{ id: 'orbit', source: 'test', names: { en: 'Orbit' }, texts: { en: 'A launch.' } },
  ...{ channelTypes: ['Web'], markets: [], eventType: 'Regular', exclusivityGroup: 'None' },
  ...{ startsAt: new Date('2026-11-21T13:00:00Z'), endsAt: new Date('2026-11-21T14:00:00Z') },
  products: ['TL4101'],
  ...changes,
});

/** A browser that keeps its signed seats as the storefront's cookie does. */
export interface SeatedBrowser extends TestBrowser {
  readonly seats: { current: string | undefined };
  readonly accountId: string;
}

export interface TestLaunches extends TestAccounts {
  /** A browser that is signed in to a new account; its address is confirmed unless told otherwise. */
  member(
    email: string,
    more?: { tier?: number; isVerified?: boolean; source?: string },
  ): Promise<SeatedBrowser>;
  settle(): Promise<void>;
}

/** A shop with launches on an open database. */
export async function openLaunches(
  database: OpenDatabase,
  launches: readonly LaunchRecord[],
  bots: BotCheck = noBotCheck,
  changes: Partial<Market> = {},
): Promise<TestLaunches> {
  const { countryNames: _, ...market } = loyaltyMarket;
  const shop = await openAccounts(database, {
    market: { ...market, ...changes },
    products: [sampleProduct()],
  });
  loyaltyRoutes(shop.router, shop.shop);
  catalogueRoutes(shop.router, shop.shop);
  launchRoutes(shop.router, shop.shop, { bots, randomness });
  await writeLaunches(database.db, launches);
  return {
    ...shop,
    settle: () => settleLaunches(shop.shop, randomness),
    async member(email, { tier = 0, isVerified = true, source } = {}) {
      const seats: SeatedBrowser['seats'] = { current: undefined };
      const plain = shop.browser();
      const { acid: accountId } = await registered(plain, email);
      if (isVerified)
        await database.db
          .updateTable('accounts')
          .set({ verified_at: shop.clock.now() })
          .where('id', '=', accountId)
          .execute();
      if (tier > 0)
        await database.db
          .insertInto('loyalty_members')
          .values({
            ...{
              account_id: accountId,
              membership_id: `M${accountId}`,
              market: 'gb',
              terms_version: '1',
              tier,
            },
            ...{ joined_at: shop.clock.now(), settled_at: shop.clock.now(), available: 0, pending: 0 },
          })
          .execute();
      // Everybody registers at home, so that only what follows counts for the network.
      plain.source = source ?? plain.source;
      const over = shop.shopperOver(async (request) => {
        request.headers.set('x-session-authorization', `Bearer ${plain.session.current ?? ''}`);
        if (seats.current !== undefined) request.headers.set(seatsHeader, seats.current);
        const answer = await shop.fetch(request, plain.source);
        seats.current = answer.headers.get(seatsHeader) ?? seats.current;
        return answer;
      });
      return { ...over, session: plain.session, source: plain.source, headers: {}, seats, accountId };
    },
  };
}

/** What adding one piece answers: `done`, or the reason of the refusal. */
export async function addOne({ call }: Pick<TestBrowser, 'call'>, productId = 'TL4101_080', quantity = 1) {
  const outcome = await addItems(call, undefined, [{ productId, quantity }]);
  return outcome.kind === 'done' ? 'done' : outcome.reason;
}
