import type { PrimeError } from '@touchline/contract/codes';
import type { DeliveryMethod } from '@touchline/contract/market/schema';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { BasketData } from '../basket/BasketData.ts';
import type { ComputedLine } from '../basket/computeBasket.ts';

/** Why goods cannot be delivered with Prime, and the sizes that are its cause. */
export interface PrimeFault {
  readonly errorCode: PrimeError;
  readonly productIds: readonly string[];
}

/** Why a shopper has no deliveries with Prime, by what the wallet has said so far. */
export function shopperFault(wallet: BasketData['wallet']): PrimeError | undefined {
  if (!wallet) return 'UserNotPrimeAuthenticated';
  if (wallet.isTokenRefused) return 'InvalidTokenForPrime';
  return wallet.hasPrime ? undefined : 'ShopperNotPrimeEnabled';
}

/** Why the Prime warehouse cannot send the goods of a shipment: all of them leave it together. */
export function goodsFault(lines: readonly Pick<ComputedLine, 'line' | 'facts'>[]): PrimeFault | undefined {
  const stock = new Map<string, { there: number | null; wanted: number }>();
  for (const { line, facts } of lines) {
    const wanted = (stock.get(line.sku)?.wanted ?? 0) + line.quantity;
    stock.set(line.sku, { there: facts?.primeStock ?? null, wanted });
  }
  const sizes = [...stock].map(([sku, size]) => ({ sku, ...size }));
  const fault = (errorCode: PrimeError, of: typeof sizes): PrimeFault | undefined =>
    of.length === 0 ? undefined : { errorCode, productIds: of.map(({ sku }) => sku) };
  return (
    fault(
      'ItemNotPrimeEnabled',
      sizes.filter(({ there }) => there === null),
    ) ??
    fault(
      'ItemOutOfStockForPrime',
      sizes.filter(({ there }) => there === 0),
    ) ??
    fault(
      'ItemAmountUnavailableForPrime',
      sizes.filter(({ there, wanted }) => (there ?? 0) < wanted),
    )
  );
}

/** The lines of a shipment as the Prime warehouse has them. */
export const linesFromNode = (
  lines: readonly ComputedLine[],
  { shipNode }: Pick<DeliveryMethod, 'shipNode'>,
): ComputedLine[] =>
  lines.map((line) => ({
    ...line,
    ...(shipNode === undefined ? {} : { storeCode: shipNode }),
    availability: {
      ...{ status: 'IN_STOCK', available: line.facts?.primeStock ?? 0 },
      ...{ shipment: 'regular', readyFrom: undefined },
    },
  }));

/** The answer to a call that Prime refuses; the other deliveries stay as they are. */
export const primeRefusal = (errorCode: PrimeError, productIds: PrimeFault['productIds'] = []): Failure =>
  new Failure(422, errorCode, 'This cannot be delivered with Prime.', {
    ...(productIds.length > 0 ? { details: { productIds } } : {}),
  });
