import { startCheckout } from '@touchline/contract/client/basket';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { describeOnDatabases } from '../node/testing/describeOnDatabases.ts';
import { fillBag } from '../order/testing/buying.ts';
import { openCheckout } from '../order/testing/openCheckout.ts';
import { holdBasket } from './holdBasket.ts';

// Simulates another tab that changes the basket between each read and each hold.
vi.mock(import('./holdBasket.ts'), async (original) => {
  const { holdBasket: hold, ...rest } = await original();
  return { ...rest, holdBasket: vi.fn(hold) };
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
