import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { buy, payment, readyBag } from './testing/buying.ts';
import { openCheckout, sandboxOrigin, type TestCheckout, type TestShopper } from './testing/openCheckout.ts';

describeOnDatabases('Payment on the bridge', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database);
    guest = checkout.shopper();
    guest.use('bridge');
  });
  afterEach(() => database.close());

  it('uses the bridge’s own calls, once for one key [C7.40, C7.42]', async () => {
    const { basketId, pricing } = await readyBag(guest);
    const answer = await guest.raw('POST', '/baskets/applicable-payment-methods', { basketId });
    const { paymentMethods } = (await answer.json()) as { paymentMethods: { id: string }[] };
    expect(paymentMethods.map(({ id }) => id)).toContain('CREDIT_CARD');

    const paid = { confirmedTotal: pricing.total, ...(await payment(checkout, guest, basketId)) };
    const path = `/baskets/${basketId}/payments/CREDIT_CARD/create-order`;
    const create = async () => {
      const answer = await guest.raw('POST', path, paid, { 'idempotency-key': 'bridge-key-01' });
      return (await answer.json()) as { kind: string; order: { orderId: string } };
    };
    const first = await create();
    expect(first.kind).toBe('placed');
    expect(await create()).toEqual(first);
    guest.use('chk');
    expect((await guest.raw('POST', path, paid, { 'idempotency-key': 'bridge-key-01' })).status).toBe(404);
  });

  it('redirects to the provider’s page with the bridge’s payment call of one method [C7.41]', async () => {
    const { basketId, pricing } = await readyBag(guest);
    const answer = await guest.raw(
      'POST',
      `/baskets/${basketId}/payments/CARD_PAGE`,
      { confirmedTotal: pricing.total },
      { 'idempotency-key': 'bridge-key-02' },
    );
    const { kind, url } = (await answer.json()) as { kind: string; url: string };
    expect(kind).toBe('redirect');
    expect(url.startsWith(sandboxOrigin)).toBe(true);
  });

  it('works from the first to the last call on the bridge', async () => {
    const { outcome } = await buy(checkout, guest);
    expect(outcome.kind).toBe('placed');
  });
});
