import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { loadBasket } from '../sales/basket/loadBasket.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { createOwnDatabase } from './testing/ownDatabase.ts';
import { testMarket } from '../kernel/market/testing/testMarket.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

describe.skipIf(url === '')('The statement that loads a basket', () => {
  it('is no longer planned once a connection has run it a few times', async () => {
    const own = await createOwnDatabase(url);
    const database = openPostgres(own.url, { size: 1 });
    try {
      await migrate(database.db);
      const owner = { shopperId: 'a'.repeat(32), accountId: undefined };
      for (let call = 0; call < 10; call += 1) {
        await loadBasket(
          database.db,
          {
            ...{ basketId: `basket-${call}`, owner, market: testMarket(), language: 'en' },
            ...{ now: new Date(), skus: ['A_1'] },
          },
          { source: 'b'.repeat(32), key: 'key-of-a-call' },
        );
      }
      const { rows } = await sql<{ kept: number; planned: number }>`
        select generic_plans::int as kept, custom_plans::int as planned
        from pg_prepared_statements where statement like ${'%stock_holds h%'}`.execute(database.db);
      // PostgreSQL plans a prepared statement five times before it decides.
      expect(rows).toEqual([{ kept: 5, planned: 5 }]);
    } finally {
      await database.close();
      await own.drop();
    }
  });
});
