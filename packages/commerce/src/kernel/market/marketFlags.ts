import { flagDefinition, type FlagName, type FlagValues } from '@touchline/contract/flags/flagTable';
import type { AnyFlagValue, FlagSplit } from '@touchline/contract/flags/schema';
import { everyFlag, isFlagValue, settingOf, shareValue } from '@touchline/contract/flags/values';
import type { FlagContext } from './FlagEvaluator.ts';

type MarketFlagContext = Pick<FlagContext, 'market' | 'userId'>;

/** The flags of a market: what its data says, by shares for a visitor with an id, and else the table's defaults. */
export function marketFlags(context: MarketFlagContext): FlagValues {
  return everyFlag((name) => settingFor(name, context));
}

/** One of them. */
export function marketFlag(name: FlagName, context: MarketFlagContext): AnyFlagValue {
  const definition = flagDefinition(name);
  const value = settingFor(name, context);
  return isFlagValue(definition, value) ? value : definition.default;
}

function settingFor(name: FlagName, { market, userId }: MarketFlagContext): AnyFlagValue | undefined {
  const setting = settingOf(market.features, name);
  if (typeof setting !== 'object') return setting;
  return userId === undefined ? undefined : shareValue(flagDefinition(name), shareOf(setting, name, userId));
}

/** The share that a visitor belongs to: always the same one, and independent of the visitor's share of other flags. */
function shareOf({ split }: FlagSplit, name: FlagName, userId: string): string {
  const place = (hash(`${name} ${userId}`) % 10_000) / 100;
  let end = 0;
  for (const [share, percent] of Object.entries(split)) {
    end += percent;
    if (place < end) return share;
  }
  return '';
}

/** FNV-1a in 32 bits, with a final mix: similar ids land far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
