import type { AccountSession, AccountSessions } from '../accountSession/schema.ts';
import { Forbidden, NotFound, Unauthorised } from '../errors.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../accountSession/endpoints.ts'));

/** The devices after one was signed out, or why it was not. */
export type SessionsOutcome =
  | { kind: 'done'; sessions: readonly AccountSession[] }
  /** It was signed out before. */
  | { kind: 'gone' }
  /** Nobody is signed in any more. */
  | { kind: 'signedOut' };

/** Returns the devices on which the account is signed in; `undefined` when nobody is. */
export async function getSessions(call: Transport): Promise<readonly AccountSession[] | undefined> {
  try {
    return (await call((await calls()).getSessions)).sessions;
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return undefined;
    throw error;
  }
}

/** Signs another device out. */
export async function endSession(call: Transport, sessionId: string): Promise<SessionsOutcome> {
  return outcomeOf(call((await calls()).endSession, { params: { sessionId } }));
}

/** Signs every other device out. */
export async function endOtherSessions(call: Transport): Promise<SessionsOutcome> {
  return outcomeOf(call((await calls()).endOtherSessions));
}

async function outcomeOf(answer: Promise<AccountSessions>): Promise<SessionsOutcome> {
  try {
    return { kind: 'done', sessions: (await answer).sessions };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'gone' };
    if (error instanceof Unauthorised || error instanceof Forbidden) return { kind: 'signedOut' };
    throw error;
  }
}
