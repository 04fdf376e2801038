import * as z from 'zod/mini';

/** A device on which the account is signed in. */
export const AccountSession = z.object({
  id: z.string(),
  /** `Firefox`; `null` where it is not known. */
  browser: z.nullable(z.string()),
  /** `Windows`; `null` where it is not known. */
  system: z.nullable(z.string()),
  /** Where it was signed in, ISO 3166: `GB`; `null` where it is not known. */
  country: z.nullable(z.string()),
  createdAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const AccountSessions = z.object({
  /** The one that asks first, then those used last. */
  sessions: z.array(AccountSession),
});
export type AccountSessions = z.infer<typeof AccountSessions>;
