import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import type { Market } from '@touchline/contract/market/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { digestOf } from '../../customers/account/accountLimits.ts';
import type { BasketData } from './BasketData.ts';

type Needs = Pick<CommerceContext, 'flags' | 'secret' | 'brand'>;

/**
 * The basket with the encrypted id of its customer (EUCI), where guests are authenticated: made of the email address by
 * the shop's secret, the same that an account of this address has. Without an address there is none.
 */
export async function withCustomerId(shop: Needs, data: BasketData, market: Market): Promise<BasketData> {
  const { euci: _before, ...rest } = data;
  if (data.email === undefined) return rest;
  const about = { market, userId: undefined, brand: shop.brand, country: market.country };
  const { guestAuthentication } = await shop.flags.evaluate(about, ['guestAuthentication']);
  if (!guestAuthentication) return rest;
  return { ...rest, euci: await digestOf(shop, 'euci', normalizeEmail(data.email) ?? data.email) };
}
