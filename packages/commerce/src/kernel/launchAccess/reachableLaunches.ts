import type { Market } from '@touchline/contract/market/schema';
import { programmeOf } from '../market/loyaltyProgramme.ts';
import type { LaunchFacts } from './launchGate.ts';

type ForMembers = Pick<LaunchFacts, 'group'> & {
  readonly earlyFrom: unknown;
  readonly earlyTier: number | null;
};

/**
 * The launches that the shoppers of a market can take part in. Without a membership programme nobody has a tier: a
 * launch for members is none of that market, and in others nobody is earlier.
 */
export function reachableLaunches<Launch extends ForMembers>(
  launches: readonly Launch[],
  market: Market,
): Launch[] {
  if (programmeOf(market)) return [...launches];
  return launches
    .filter(({ group }) => group === 'None')
    .map((launch) => ({ ...launch, earlyFrom: null, earlyTier: null }));
}
