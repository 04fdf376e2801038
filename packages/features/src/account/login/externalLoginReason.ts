/** Why signing in by somebody else's account did not work. */
export const externalLoginReasons = [
  'cancelled',
  'unverifiedEmail',
  'expired',
  'blocked',
  'tooMany',
  'failed',
] as const;
export type ExternalLoginReason = (typeof externalLoginReasons)[number];

/** Query of the sign-in page by which a failure comes back. */
export const externalLoginParam = 'externalAuthError';

/** The reason in an address; `undefined` when there is none, `failed` for one that this version does not know. */
export function externalLoginReason({ searchParams }: URL): ExternalLoginReason | undefined {
  const given = searchParams.get(externalLoginParam);
  if (given === null) return undefined;
  return externalLoginReasons.find((reason) => reason === given) ?? 'failed';
}
