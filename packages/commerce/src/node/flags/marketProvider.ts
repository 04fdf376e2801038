import { FlagNotFoundError, GeneralError, type Provider } from '@openfeature/server-sdk';
import { flagNames } from '@touchline/contract/flags/flagTable';
import { marketFlag } from '../../kernel/market/marketFlags.ts';
import type { Markets } from '../../kernel/market/Markets.ts';
import { providerOf } from './providerOf.ts';

/** The shop's own provider: the values that the markets' data sets. */
export function marketProvider(markets: Markets): Provider {
  return providerOf('markets', async (name, context) => {
    const market = markets.market(String(context['market']));
    if (!market) throw new GeneralError(`There is no market ${String(context['market'])}.`);
    const flag = flagNames.find((known) => known === name);
    if (!flag) throw new FlagNotFoundError(`There is no flag ${name}.`);
    return { value: marketFlag(flag, { market, userId: context.targetingKey }) };
  });
}
