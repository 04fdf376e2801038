import type { AddressSuggestion, FoundAddress } from '@touchline/contract/addressSearch/schema';

export interface SuggestionRequest {
  /** Upper-case code of two letters. */
  readonly country: string;
  readonly text: string;
  /** A suggestion that is no address: its addresses are wanted. */
  readonly container: string | undefined;
  readonly limit: number;
}

/** A service that knows every address of some countries. Methods reject when it can't be reached. */
export interface AddressProvider {
  /** Countries whose addresses it knows. */
  readonly countries: readonly string[];
  /** `limitExceeded`: the contract with the service allows no more searches for now. */
  suggest(request: SuggestionRequest): Promise<readonly AddressSuggestion[] | 'limitExceeded'>;
  find(country: string, id: string): Promise<FoundAddress | undefined>;
}
