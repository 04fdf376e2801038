import { Forbidden, NotFound, Unauthorised } from '../errors.ts';
import type { Registration } from '../savedMethods/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import { notSignedIn, type NotSignedIn } from './accountOutcomes.ts';
import type { Transport } from './transport.ts';

const savedMethods = lazyCalls(() => import('../savedMethods/endpoints.ts'));

/** Those that are left after one was removed, or why none was removed. */
export type RemovalOutcome =
  | { kind: 'done'; registrations: readonly Registration[] }
  /** The session is over, or not fresh enough: sign in (again), then repeat the call. */
  | NotSignedIn
  /** It is not kept any more. */
  | { kind: 'gone' };

/** The kept means of payment; `undefined` when nobody is signed in, or where the site keeps none. */
export async function getRegistrations(call: Transport): Promise<readonly Registration[] | undefined> {
  try {
    return (await call((await savedMethods()).getRegistrations)).registrations;
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden || error instanceof NotFound)
      return undefined;
    throw error;
  }
}

/** Removes a kept registration of the customer. */
export async function removeRegistration(call: Transport, id: string): Promise<RemovalOutcome> {
  return outcomeOf(call((await savedMethods()).removeRegistration, { params: { id } }));
}

/** Removes a kept card from the payment methods. */
export async function removePaymentMethod(call: Transport, id: string): Promise<RemovalOutcome> {
  return outcomeOf(call((await savedMethods()).removePaymentMethod, { params: { id } }));
}

async function outcomeOf(response: Promise<{ registrations: Registration[] }>): Promise<RemovalOutcome> {
  try {
    return { kind: 'done', registrations: (await response).registrations };
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return notSignedIn(error);
    if (error instanceof NotFound) return { kind: 'gone' };
    throw error;
  }
}
