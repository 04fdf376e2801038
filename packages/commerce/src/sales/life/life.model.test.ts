import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { lifeStep, OrderLife } from './testing/OrderLife.ts';

describeOnDatabases('An order through its life', (open) => {
  it('keeps money, stock, points, vouchers and gift cards exact, whatever happens in whatever order', async () => {
    const result = await fc.check(
      fc.asyncProperty(fc.array(lifeStep, { minLength: 12, maxLength: 30, size: 'max' }), async (steps) => {
        const database = await open();
        try {
          const shop = await OrderLife.open(database);
          for (const step of [{ kind: 'buy', extra: 'giftCard', quantity: 2, isMixed: true }, ...steps])
            await shop.run(step);
          await shop.settle();
          await shop.check();
        } finally {
          await database.close();
        }
      }),
      { numRuns: Number(process.env['INTERLEAVINGS'] ?? 4), endOnFailure: true },
    );
    // With the seed, by which it is repeated.
    expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
  });
});
