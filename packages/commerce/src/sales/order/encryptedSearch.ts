import type { CommerceContext } from '../../app/CommerceContext.ts';
import { decrypt, encrypt } from '../../kernel/session/encryptedClaims.ts';
import type { OrderSearch } from './findOrder.ts';

/**
 * A search for an order as a token for an address: number and email address are in it, and only the shop can read them.
 * It does not end by itself: it finds the order as long as the order has that address.
 */
export const encryptedSearch = (
  shop: Pick<CommerceContext, 'secret' | 'random'>,
  { orderId, email }: OrderSearch,
): Promise<string> => encrypt(shop, 'order-search', [orderId, email]);

/** What a token searches for. One that the shop did not write searches for what no order has, by the same steps. */
export async function searchOf(shop: Pick<CommerceContext, 'secrets'>, token: string): Promise<OrderSearch> {
  const [orderId, email] = (await decrypt(shop, 'order-search', token)) ?? [];
  return orderId !== undefined && email !== undefined
    ? { orderId, email }
    : { orderId: `no order ${token}`, email: `nobody ${token}` };
}
