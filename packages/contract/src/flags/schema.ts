import * as z from 'zod/mini';

/** A value of a flag. */
export const AnyFlagValue = z.union([z.boolean(), z.number(), z.string()]);
export type AnyFlagValue = z.infer<typeof AnyFlagValue>;

/** Shares of the visitors by value, in percent: `{ control: 50, wallet: 50 }`, `{ true: 10, false: 90 }`. */
export const FlagSplit = z.object({ split: z.record(z.string(), z.number()) });
export type FlagSplit = z.infer<typeof FlagSplit>;

/** What a market sets for a flag: one value, or shares of its visitors. */
export const FlagSetting = z.union([AnyFlagValue, FlagSplit]);
export type FlagSetting = z.infer<typeof FlagSetting>;
