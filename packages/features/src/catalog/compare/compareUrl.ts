import { maxCompared } from '@touchline/contract/product/constants';
import { compareParameters } from '../product/index.ts';

/** What the address of a comparison asks for. */
export interface CompareQuery {
  /** Products in their order, each once, at most four. */
  readonly ids: readonly string[];
  /** Leaves out what is the same for all of them. */
  readonly onlyDifferences: boolean;
}

export function compareQueryFrom(parameters: URLSearchParams): CompareQuery {
  const ids = (parameters.get(compareParameters.products) ?? '').split(',').filter(Boolean);
  return {
    ids: [...new Set(ids)].slice(0, maxCompared),
    onlyDifferences: parameters.get(compareParameters.differences) === '1',
  };
}
