import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyBasket } from '../../sales/basket/BasketData.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { openPostgres } from '../../node/openPostgres.ts';
import { openEmptyPglite } from '../../node/testing/emptySnapshot.ts';
import { createOwnDatabase } from '../../node/testing/ownDatabase.ts';
import { noon, openCheckout } from '../../sales/order/testing/openCheckout.ts';
import { writeCheckoutToken } from '../session/checkoutToken.ts';

/** In their order; the ones of accounts build on them. */
const added = [
  ...['identity-001', 'basket-003', 'basket-004', 'order-owner-001'],
  ...[
    'account-001',
    'account-002',
    'account-003',
    'account-004',
    'address-book-001',
    'consent-001',
    'consent-002',
    'consent-003',
    'wishlist-001',
    'wishlist-002',
    'wishlist-003',
    'newsletter-001',
    'saved-methods-001',
    'saved-methods-002',
    'loyalty-001',
    'privacy-request-001',
    'recommendation-001',
    'launch-001',
    'launch-002',
    'launch-003',
    'review-001',
    'associate-001',
    'associate-002-store',
    'account-devices-001',
    'passkey-001',
  ],
];

/** Opens a database without any table; the returned function removes it. */
const databases: readonly [string, () => Promise<{ database: OpenDatabase; remove: () => Promise<void> }>][] =
  [
    [
      'PGlite',
      async () => {
        // Emptying a copy takes a fifth of the time that making a database does.
        const database = await openEmptyPglite();
        await sql`drop schema public cascade`.execute(database.db);
        await sql`create schema public`.execute(database.db);
        return { database, remove: () => database.close() };
      },
    ],
    [
      'PostgreSQL',
      async () => {
        const own = await createOwnDatabase(process.env['TEST_DATABASE_URL'] ?? '');
        const database = openPostgres(own.url);
        const remove = async () => {
          await database.close();
          await own.drop();
        };
        return { database, remove };
      },
    ],
  ];

it.each(databases)(
  'baskets and orders from before accounts keep their shopper when %s gets owners',
  { timeout: 120_000 },
  async (_, open) => {
    const { database, remove } = await open();
    try {
      const { db } = database;
      await migrate(
        db,
        migrations.filter(({ name }) => !added.includes(name)),
      );
      await sql`insert into baskets (id, shopper_id, state, version, data, created_at, modified_at)
        values ('b1', 's1', 'open', 1, ${JSON.stringify(emptyBasket('gb'))}::jsonb, ${noon}, ${noon})`.execute(
        db,
      );
      await sql`insert into orders (id, basket_id, shopper_id, intent_key, intent_hash, market, language, site_path,
          status, payment_status, customer_status, email, currency, total_minor, data, created_at, changed_at)
        values ('o1', 'b0', 's1', 'k', 'h', 'gb', 'en', 'gb', 'new', 'not_paid', 1, 'a@example.org', 'GBP', 1, '{}',
          ${noon}, ${noon})`.execute(db);
      expect(await migrate(db)).toEqual(added);
      expect(await migrate(db)).toEqual([]);
      const checkout = await openCheckout(database);
      expect(
        await checkout.rows('select owner_id from baskets union all select owner_id from orders'),
      ).toEqual([{ owner_id: null }, { owner_id: null }]);
      const guest = checkout.shopper();
      const session = { shopperId: 's1', basketId: 'b1' };
      guest.token.current = await writeCheckoutToken(session, checkout.shop.secret, checkout.clock.now());
      const bag = await guest.raw('GET', '/basket/bag');
      expect([bag.status, await bag.json()]).toMatchObject([200, { basketId: 'b1' }]);
    } finally {
      await remove();
    }
  },
);
