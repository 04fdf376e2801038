import { randomHex } from '../../../kernel/ports/Random.ts';
import type { TestAccounts } from '../../account/testing/openAccounts.ts';

/** Writes a placed and captured order as the checkout leaves it, for tests of what comes after. */
export async function bookOrder(
  { shop }: Pick<TestAccounts, 'shop'>,
  accountId: string,
  minor: number,
): Promise<string> {
  const now = shop.clock.now();
  const id = `TL-${randomHex(shop.random, 16)}`;
  const amount = minor / 100;
  const data = {
    ...{ productLineItemList: [], shippingLineItemList: [], taxationPolicy: 'gross', stock: [] },
    pricing: { price: amount, saved: 0, shipping: 0, tax: 0, total: amount },
    payment: { paymentMethodId: 'CREDIT_CARD', name: 'Card' },
  };
  await shop.db
    .insertInto('orders')
    .values({
      ...{ id, basket_id: id, shopper_id: id, owner_id: accountId, intent_key: id, intent_hash: id },
      ...{ market: 'gb', language: 'en', site_path: 'gb', status: 'new', payment_status: 'paid' },
      ...{ customer_status: 1, email: 'maya@example.org', currency: 'GBP', total_minor: minor },
      ...{ data: JSON.stringify(data), created_at: now, placed_at: now, changed_at: now },
    })
    .execute();
  await shop.db
    .insertInto('payments')
    .values({
      ...{ id, order_id: id, shopper_id: id, source: 'test', method_id: 'CREDIT_CARD', processor: 'adyen' },
      ...{
        state: 'captured',
        amount_minor: minor,
        currency: 'GBP',
        captured_minor: minor,
        capture_now: true,
      },
      ...{ created_at: now, changed_at: now },
    })
    .execute();
  return id;
}

/** The provider has given back some of the money of an order, in total. */
export async function bookRefund(
  { shop }: Pick<TestAccounts, 'shop'>,
  id: string,
  minor: number,
): Promise<void> {
  const now = shop.clock.now();
  await shop.db
    .updateTable('payments')
    .set({ state: 'refunded', refunded_minor: minor, refunded_at: now, changed_at: now })
    .where('order_id', '=', id)
    .execute();
}

/** The order was cancelled before it was delivered. */
export async function bookCancellation({ shop }: Pick<TestAccounts, 'shop'>, id: string): Promise<void> {
  await shop.db
    .updateTable('orders')
    .set({ status: 'cancelled', changed_at: shop.clock.now() })
    .where('id', '=', id)
    .execute();
}
