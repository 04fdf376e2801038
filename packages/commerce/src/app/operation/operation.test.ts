import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCommerce, type Commerce } from '../createCommerce.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { testMarket } from '../../kernel/market/testing/testMarket.ts';

const origin = 'http://shop.test';

describeOnDatabases('Error reports', (open) => {
  let opened: OpenDatabase;
  let commerce: Commerce;
  const logged: { event: string; fields: unknown }[] = [];
  beforeAll(async () => {
    opened = await open();
    commerce = createCommerce({
      ...{ database: opened, markets: [testMarket()], origin, secret: 'x'.repeat(32), checkAnswers: true },
      log: {
        info: () => undefined,
        error: () => undefined,
        warn: (event, fields) => void logged.push({ event, fields }),
      },
    });
  });
  afterAll(() => opened.close());
  const report = (body: unknown) =>
    commerce.fetch(
      new Request(`${origin}/api/error-reports?sitePath=gb`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  it('from a page are logged, each on one line', async () => {
    const answer = await report({ message: 'The page broke:\n x', page: '/gb/cart', stack: 'a\n  b' });
    expect(answer.status).toBe(200);
    expect(logged).toEqual([
      {
        event: 'a page reports an error',
        fields: { message: 'The page broke: x', page: '/gb/cart', stack: 'a b' },
      },
    ]);
  });

  it('are rejected when they are malformed, or too many from one source', async () => {
    expect((await report({ message: 'x'.repeat(301), page: '/' })).status).toBe(422);
    let last = 0;
    for (let at = 0; at < 40; at += 1) last = (await report({ message: 'again', page: '/' })).status;
    expect(last).toBe(429);
  });
});
