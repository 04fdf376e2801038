import { OpenFeature, type Client, type EvaluationContext, type Provider } from '@openfeature/server-sdk';
import {
  flagDefinition,
  flagNames,
  type FlagName,
  type FlagValues,
} from '@touchline/contract/flags/flagTable';
import type { AnyFlagValue } from '@touchline/contract/flags/schema';
import { isFlagValue } from '@touchline/contract/flags/values';
import type { FlagEvaluator } from '../../kernel/market/FlagEvaluator.ts';
import type { Log } from '../../kernel/ports/Log.ts';
import { marketFlag } from '../../kernel/market/marketFlags.ts';

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
    async evaluate({ market, userId, brand, country }, names) {
      const context: EvaluationContext = {
        ...(userId === undefined ? {} : { targetingKey: userId }),
        ...{ brand, country, market: market.code },
      };
      const found = await Promise.all(
        (names ?? flagNames).map(async (name) => {
          const definition = flagDefinition(name);
          const ofMarket = marketFlag(name, { market, userId });
          if (definition.state !== 'used') return [name, ofMarket] as const;
          const value = await valueOf(client, name, ofMarket, context);
          return [name, isFlagValue(definition, value) ? value : ofMarket] as const;
        }),
      );
      return Object.fromEntries(found) as FlagValues;
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
