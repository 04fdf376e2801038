import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';

// Simulates another tab that changes the basket between each read and each hold. Files share their modules: this one
// loads its own.
vi.resetModules();
vi.doMock(import('./holdBasket.ts'), async (original) => {
  const { holdBasket: hold, ...rest } = await original();
  return { ...rest, holdBasket: vi.fn(hold) };
});
const { startCheckout } = await import('@touchline/contract/client/basket');
const { fillBag } = await import('../order/testing/buying.ts');
const { holdBasket } = await import('./holdBasket.ts');
const { openCheckout } = await import('../order/testing/openCheckout.ts');
afterAll(() => {
  vi.doUnmock(import('./holdBasket.ts'));
  vi.resetModules();
});

describeOnDatabases('A basket that changes during every hold', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  it('is refused without naming a product, because none is sold out [C8.09]', async () => {
    const checkout = await openCheckout(database);
    const guest = checkout.shopper();
    await fillBag(guest);
    vi.mocked(holdBasket).mockResolvedValue({ kind: 'changed' });
    const refused = await guest.raw('GET', '/basket/start-checkout');
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { errorCode: 'ReservationFailureWithoutProductUnavailability', details: { productIds: [] } },
    ]);
    expect(await startCheckout(guest.call)).toEqual({ kind: 'notHeld', productIds: [] });
    vi.mocked(holdBasket).mockReset();
    expect((await startCheckout(guest.call)).kind).toBe('held');
  });
});
