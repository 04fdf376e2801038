import { startCheckout } from '@touchline/contract/client/basket';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { readyBag } from '../order/testing/buying.ts';
import { openCheckout, type TestCheckout } from '../order/testing/openCheckout.ts';

describeOnDatabases('The stock hold of a checkout', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
  });
  afterEach(() => database.close());
  const minutes = (count: number) =>
    checkout.clock.set(new Date(checkout.clock.now().getTime() + count * 60_000));

  it('can be extended to one hour in all; then it expires, and a pause follows', async () => {
    const guest = checkout.shopper();
    const began = checkout.clock.now().getTime();
    await readyBag(guest);
    const heldFor = async () => {
      const outcome = await startCheckout(guest.call);
      if (outcome.kind !== 'held') throw new Error('The stock could not be held.');
      return (new Date(outcome.basket.reservedUntil ?? '').getTime() - began) / 60_000;
    };
    const seen: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      minutes(10);
      seen.push(await heldFor());
    }
    expect(seen).toEqual([25, 35, 45, 55, 60]);
    minutes(9);
    expect(await heldFor()).toBe(60);
    const [hold] = await checkout.rows<{ expires_at: Date }>('select expires_at from stock_holds');
    expect(new Date(hold?.expires_at ?? 0).getTime()).toBe(began + 60 * 60_000);
    minutes(2);
    expect((await startCheckout(guest.call)).kind).toBe('unreserved');
    minutes(28);
    expect((await startCheckout(guest.call)).kind).toBe('unreserved');
    minutes(2);
    expect(await heldFor()).toBe(91 + 15);
  });
});
