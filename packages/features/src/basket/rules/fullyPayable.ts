import { fromWire } from '@touchline/contract/money';
import type { Basket } from '@touchline/contract/basket/schema';

type Part = { currency: string; pricing: Pick<Basket['pricing'], 'total'> } & Pick<
  Basket,
  'paymentInstrumentList'
>;

/** Whether what is to be paid is exactly what the chosen means of payment pay, in the currency's own decimals. */
export function isFullyPayable({ currency, pricing, paymentInstrumentList }: Part): boolean {
  const paid = paymentInstrumentList.reduce((sum, { amount }) => sum + fromWire(amount, currency).minor, 0);
  return fromWire(pricing.total, currency).minor === paid;
}
