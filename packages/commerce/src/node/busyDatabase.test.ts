import { AsyncResource } from 'node:async_hooks';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createCommerce } from '../app/createCommerce.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { testMarket } from '../kernel/market/testing/testMarket.ts';
import { openPostgres, type PostgresOptions } from './openPostgres.ts';
import { createOwnDatabase } from './testing/ownDatabase.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

async function withShop(
  options: PostgresOptions,
  body: (ask: () => Promise<Response>, database: ReturnType<typeof openPostgres>) => Promise<void>,
): Promise<void> {
  const own = await createOwnDatabase(url);
  const first = openPostgres(own.url);
  await migrate(first.db);
  await first.close();
  const database = openPostgres(own.url, options);
  const { fetch } = createCommerce({
    ...{ database, markets: [testMarket()], origin: 'http://shop.test', secret: 'x'.repeat(32) },
  });
  try {
    await body(() => fetch(new Request('http://shop.test/api/catalogue/products?sitePath=gb')), database);
  } finally {
    await database.close();
    await own.drop();
  }
}

async function expectBusy(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ errorCode: 'Unavailable' });
}

describe.skipIf(url === '')('An overloaded database', () => {
  it('is reported quickly when all connections are in use, and the shop continues when one is free', () =>
    withShop({ size: 1, connectTimeout: 200 }, async (ask, { db }) => {
      let free = (): void => undefined;
      const taken = db.transaction().execute(
        (trx) =>
          new Promise<void>((resolve, reject) => {
            sql`select 1`.execute(trx).catch(reject);
            free = resolve;
          }),
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      const began = performance.now();
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      expect(performance.now() - began).toBeLessThan(3_000);
      for (const answer of answers) await expectBusy(answer);
      free();
      await taken;
      expect((await ask()).status).toBe(200);
    }));

  it('ends a statement that takes too long, and the next one works', () =>
    withShop({ size: 2, statementTimeout: 300 }, async (ask, { db }) => {
      const askMeanwhile = AsyncResource.bind(ask);
      await db.transaction().execute(async (trx) => {
        await sql`lock table products in access exclusive mode`.execute(trx);
        await expectBusy(await askMeanwhile());
      });
      expect((await ask()).status).toBe(200);
      await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    }));
});
