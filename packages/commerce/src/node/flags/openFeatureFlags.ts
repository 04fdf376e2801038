import { OpenFeature, type Client, type EvaluationContext, type Provider } from '@openfeature/server-sdk';
import { flagDefinition, flagNames, type FlagName } from '@touchline/contract/flags/flagTable';
import type { AnyFlagValue } from '@touchline/contract/flags/schema';
import { everyFlag, isFlagValue } from '@touchline/contract/flags/values';
import type { FlagEvaluator } from '../../market/FlagEvaluator.ts';
import type { Log } from '../../ports/Log.ts';
import { marketFlags } from '../../market/marketFlags.ts';

let evaluators = 0;

/**
 * Evaluates the flags that code reads by OpenFeature, with the visitor's id as targeting key, and brand, country and
 * market as context. What the provider does not know, or not in time, is what the market's data says.
 */
export async function openFeatureFlags(provider: Provider, log: Log): Promise<FlagEvaluator> {
  evaluators += 1;
  const domain = `shop ${evaluators}`;
  await OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  const warn = (message: unknown) => log.warn('flag not evaluated', { reason: String(message) });
  client.setLogger({ error: warn, warn, info: () => undefined, debug: () => undefined });
  return {
    async evaluate({ market, userId, brand, country }) {
      const ofMarket = marketFlags({ market, userId });
      const context: EvaluationContext = {
        ...(userId === undefined ? {} : { targetingKey: userId }),
        ...{ brand, country, market: market.code },
      };
      const used = flagNames.filter((name) => flagDefinition(name).state === 'used');
      const found = await Promise.all(
        used.map(async (name) => [name, await valueOf(client, name, ofMarket[name], context)] as const),
      );
      const values = new Map<FlagName, AnyFlagValue>(found);
      return everyFlag((name, definition) => {
        const value = values.get(name);
        return isFlagValue(definition, value) ? value : ofMarket[name];
      });
    },
  };
}

/** The provider's value, which may be of any type; `otherwise` when it has none. */
function valueOf(
  client: Client,
  name: FlagName,
  otherwise: AnyFlagValue,
  context: EvaluationContext,
): Promise<AnyFlagValue> {
  if (typeof otherwise === 'boolean') return client.getBooleanValue(name, otherwise, context);
  if (typeof otherwise === 'number') return client.getNumberValue(name, otherwise, context);
  return client.getStringValue(name, otherwise, context);
}
