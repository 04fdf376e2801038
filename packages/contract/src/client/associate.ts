import type { Associate } from '../associate/schema.ts';
import { RateLimited, Unauthorised } from '../errors.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../associate/endpoints.ts'));

/** `wrong` does not say which of the two is; `tooMany` says for how many seconds nothing is looked at. */
export type AssociateOutcome =
  { kind: 'signedIn'; associate: Associate } | { kind: 'wrong' } | { kind: 'tooMany'; seconds: number };

/** Signs an associate in by the code of a store's device and the number of the employee. */
export async function signInAssociate(
  call: Transport,
  typed: { deviceCode: string; employeeId: string },
): Promise<AssociateOutcome> {
  try {
    return { kind: 'signedIn', associate: await call((await calls()).signInAssociate, { body: typed }) };
  } catch (error) {
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    if (error instanceof Unauthorised) return { kind: 'wrong' };
    throw error;
  }
}

/** Ends the session of an associate, and empties their bag. */
export async function endAssociateSession(call: Transport): Promise<void> {
  await call((await calls()).endAssociateSession);
}
