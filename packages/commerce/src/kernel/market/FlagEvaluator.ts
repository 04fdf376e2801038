import type { FlagName, FlagValues } from '@touchline/contract/flags/flagTable';
import type { Market } from '@touchline/contract/market/schema';

/** Who flags are evaluated for. */
export interface FlagContext {
  market: Market;
  /** The visitor's stored unique id; absent: the values that hold for everybody. */
  userId: string | undefined;
  brand: string;
  country: string;
}

/** Evaluates flags. Never throws: without an answer of a flag service the values of the market hold. */
export interface FlagEvaluator {
  /** The values of these flags, of all where none are named. */
  evaluate<Name extends FlagName = FlagName>(
    context: FlagContext,
    names?: readonly Name[],
  ): Promise<Pick<FlagValues, Name>>;
}
