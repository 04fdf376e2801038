import { flagDefinition, flagNames, type FlagName, type FlagValues } from './flagTable.ts';
import type { FlagDefinition } from './FlagDefinition.ts';
import type { AnyFlagValue, FlagSetting } from './schema.ts';

/** Whether a flag may have a value. */
export function isFlagValue({ type }: FlagDefinition, value: unknown): value is AnyFlagValue {
  if (typeof type === 'string') return typeof value === type;
  return typeof value === 'string' && type.includes(value);
}

/** All spellings of a flag, its name first. */
export function spellingsOf(name: FlagName): readonly string[] {
  return [name, ...(flagDefinition(name).aliases ?? [])];
}

/** The value of every flag that `valueOf` returns; the table's default where it returns none of the flag's type. */
export function everyFlag(valueOf: (name: FlagName, definition: FlagDefinition) => unknown): FlagValues {
  return Object.fromEntries(
    flagNames.map((name) => {
      const definition = flagDefinition(name);
      const value = valueOf(name, definition);
      return [name, isFlagValue(definition, value) ? value : definition.default];
    }),
  ) as unknown as FlagValues;
}

/** Reads the flags of an answer or a file, in any of their spellings; the name goes before its aliases. */
export function readFlags(values: Readonly<Record<string, unknown>>): FlagValues {
  return everyFlag((name) => settingOf(values, name));
}

/** What is set for a flag, in any of its spellings. */
export function settingOf<Setting>(
  settings: Readonly<Record<string, Setting>>,
  name: FlagName,
): Setting | undefined {
  const spelling = spellingsOf(name).find((known) => settings[known] !== undefined);
  return spelling === undefined ? undefined : settings[spelling];
}

/** What is wrong with the flags of a market, one sentence each. */
export function flagProblems(settings: Readonly<Record<string, FlagSetting>>): string[] {
  const nameOf = new Map(flagNames.flatMap((name) => spellingsOf(name).map((known) => [known, name])));
  return Object.entries(settings).flatMap(([spelling, setting]) => {
    const name = nameOf.get(spelling);
    if (name === undefined) return [`There is no flag ${spelling}.`];
    const definition = flagDefinition(name);
    const other = settingOf(settings, name);
    if (JSON.stringify(other) !== JSON.stringify(setting)) return [`${name} is set twice, and differently.`];
    if (typeof setting !== 'object')
      return isFlagValue(definition, setting) ? [] : [`${name} cannot be ${JSON.stringify(setting)}.`];
    if (!definition.isVisitorDependent) return [`${name} is the same for every visitor.`];
    const shares = Object.entries(setting.split);
    const unknown = shares.find(([share]) => !isFlagValue(definition, shareValue(definition, share)));
    if (unknown) return [`${name} cannot be ${unknown[0]}.`];
    const total = shares.reduce((sum, [, share]) => sum + share, 0);
    return total === 100 ? [] : [`The shares of ${name} are ${total} percent, not 100.`];
  });
}

/** The value that the key of a share stands for: `true` of a flag that is on or off. */
export function shareValue({ type }: FlagDefinition, share: string): AnyFlagValue {
  if (type === 'number') return Number(share);
  if (type === 'boolean' && (share === 'true' || share === 'false')) return share === 'true';
  return share;
}

/** The values that may differ from one visitor to the next, those that are off included. */
export function flagsByVisitor(values: FlagValues): Partial<FlagValues> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const { state, isVisitorDependent } = flagDefinition(name as FlagName);
      return state === 'used' && isVisitorDependent;
    }),
  );
}

/**
 * The values that code in the browser can ask for, without those it takes for granted: a flag that is not sent is off.
 */
export function flagsForBrowser(values: FlagValues): Partial<FlagValues> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => flagDefinition(name as FlagName).state === 'used' && value !== false,
    ),
  );
}
