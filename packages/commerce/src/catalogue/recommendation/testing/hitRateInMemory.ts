import { createCommerce } from '../../../app/createCommerce.ts';
import { migrate } from '../../../kernel/database/migrate.ts';
import { openPglite } from '../../../kernel/database/openPglite.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';
import { measureHitRates, type HitRates } from './hitRate.ts';

/** The hit rates of a generated shop on an embedded database of its own. */
export async function hitRateInMemory(sizes: Parameters<typeof measureHitRates>[1]): Promise<HitRates> {
  const database = await openPglite();
  try {
    await migrate(database.db);
    const { shop } = createCommerce({
      database,
      markets: [testMarket()],
      origin: 'https://shop.test',
      secret: 'a secret for the bench, long enough to be taken',
    });
    return await measureHitRates(shop, sizes);
  } finally {
    await database.close();
  }
}
