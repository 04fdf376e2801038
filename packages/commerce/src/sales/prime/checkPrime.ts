import type { Market } from '@touchline/contract/market/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { isPrime, primeNodeOf } from '../../kernel/delivery/prime.ts';
import type { Failure } from '../../kernel/failure/Failure.ts';
import type { ShopperCall } from '../../kernel/identity/Caller.ts';
import type { OpenBasket } from '../basket/editBasket.ts';
import { skuOfStockKey, storeStockKey } from '../pickup/storeStock.ts';
import type { Shortage } from '../stock/sweepHolds.ts';
import { primeRefusal } from './primeFault.ts';
import { requirePrime } from './requirePrime.ts';

/** Before an order is paid that comes with Prime: throws the Prime error where it has ended, or has sold out, meanwhile. */
export async function checkPrime(
  shop: CommerceContext,
  call: ShopperCall,
  { basket, computed: { shipments } }: OpenBasket,
): Promise<void> {
  const fault = shipments.find(({ primeFault }) => primeFault)?.primeFault;
  if (fault) throw primeRefusal(fault.errorCode, fault.productIds);
  if (shipments.some(({ method }) => method && isPrime(method))) await requirePrime(shop, call, basket);
}

/** The Prime error of an order whose goods others took from the Prime warehouse; `undefined` where other stock is short. */
export function primeShortage(shortages: readonly Shortage[], market: Market): Failure | undefined {
  const node = primeNodeOf(market);
  const missing = shortages.filter(
    ({ sku }) => node !== undefined && sku === storeStockKey(skuOfStockKey(sku), node),
  );
  if (missing.length === 0 || missing.length < shortages.length) return undefined;
  const isGone = missing.some(({ available }) => available === 0);
  return primeRefusal(
    isGone ? 'ItemOutOfStockForPrime' : 'ItemAmountUnavailableForPrime',
    missing.map(({ sku }) => skuOfStockKey(sku)),
  );
}
