import type { Market } from '@touchline/contract/market/schema';
import type { BasketData, StoredInstrument } from './BasketData.ts';

/** A means of payment and what it pays, in whole minor units. */
export interface InstrumentAmount {
  readonly methodId: string;
  readonly minor: number;
}

/**
 * Splits what is left to pay among the basket's means of payment that the market still offers: fixed amounts first, in their order
 * and never more than is left; the one without an amount pays the rest.
 */
export function instrumentsOf(
  { instruments }: Pick<BasketData, 'instruments'>,
  dueMinor: number,
  market: Pick<Market, 'paymentMethods'>,
): InstrumentAmount[] {
  const offered = instruments.filter(({ methodId }) =>
    market.paymentMethods.some(({ id }) => id === methodId),
  );
  let left = dueMinor;
  const fixed = new Map<StoredInstrument, number>();
  for (const instrument of offered) {
    if (instrument.minor === undefined) continue;
    const minor = Math.min(instrument.minor, left);
    fixed.set(instrument, minor);
    left -= minor;
  }
  return offered.map((instrument) => ({
    methodId: instrument.methodId,
    minor: fixed.get(instrument) ?? left,
  }));
}

/** Chooses the method that pays what other instruments leave; it replaces an earlier choice. */
export function withMethod(data: BasketData, methodId: string): BasketData {
  const fixed = data.instruments.filter((one) => one.minor !== undefined && one.methodId !== methodId);
  return { ...data, instruments: [...fixed, { methodId }] };
}
