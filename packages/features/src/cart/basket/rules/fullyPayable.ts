import { fromWire } from '@touchline/contract/money';
import type { Basket } from '@touchline/contract/basket/schema';

type Part = { currency: string; pricing: Pick<Basket['pricing'], 'total'> } & Pick<
  Basket,
  'paymentInstrumentList'
>;

/** Whether the chosen payment methods cover exactly the amount due, at the currency's decimals. */
export function isFullyPayable({ currency, pricing, paymentInstrumentList }: Part): boolean {
  const paid = paymentInstrumentList.reduce((sum, { amount }) => sum + fromWire(amount, currency).minor, 0);
  return fromWire(pricing.total, currency).minor === paid;
}
