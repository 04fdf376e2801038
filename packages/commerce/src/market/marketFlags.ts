import type { FlagName, FlagValues } from '@touchline/contract/flags/flagTable';
import type { FlagSplit } from '@touchline/contract/flags/schema';
import { everyFlag, settingOf, shareValue } from '@touchline/contract/flags/values';
import type { FlagContext } from './FlagEvaluator.ts';

/** The flags of a market: what its data says, by shares for a visitor with an id, and else the table's defaults. */
export function marketFlags({ market, userId }: Pick<FlagContext, 'market' | 'userId'>): FlagValues {
  return everyFlag((name, definition) => {
    const setting = settingOf(market.features, name);
    if (typeof setting !== 'object') return setting;
    return userId === undefined ? undefined : shareValue(definition, shareOf(setting, name, userId));
  });
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
