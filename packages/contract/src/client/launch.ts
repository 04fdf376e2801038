import { ApiError, Forbidden, NotFound, RateLimited, Unauthorised } from '../errors.ts';
import type { Launch, LaunchStanding, PublishedDraw } from '../launch/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';
import type { Transport } from './transport.ts';

const calls = lazyCalls(() => import('../launch/endpoints.ts'));

/** Why joining or entering was refused. */
export type LaunchRefusalReason =
  | 'signedOut'
  | 'notVerified'
  | 'membersOnly'
  | 'notOpen'
  | 'over'
  /** The launch does not exist any more. */
  | 'gone'
  | 'noSuchSize'
  /** Another account of the same mailbox takes part. */
  | 'onePerPerson'
  | 'botCheck'
  | 'tooMany';

export type LaunchOutcome =
  { kind: 'done'; standing: LaunchStanding } | { kind: 'refused'; reason: LaunchRefusalReason };

/** Returns the launches of the site, the next ones first. */
export async function getLaunches(call: Transport): Promise<Launch[]> {
  return (await call((await calls()).listLaunches)).launches;
}

/** Returns a launch; `undefined` when the site has none with this id. */
export async function getLaunch(call: Transport, launchId: string): Promise<Launch | undefined> {
  return orUndefined(call((await calls()).getLaunch, { params: { launchId } }));
}

/** Returns what the visitor may do in a launch, and the server's time. */
export async function getLaunchStanding(
  call: Transport,
  launchId: string,
): Promise<LaunchStanding | undefined> {
  return orUndefined(call((await calls()).getLaunchStanding, { params: { launchId } }));
}

/** Joins the waiting room; `proof` answers a bot check. */
export async function joinWaitingRoom(
  call: Transport,
  launchId: string,
  proof?: string,
): Promise<LaunchOutcome> {
  return outcomeOf(call((await calls()).joinWaitingRoom, { params: { launchId }, ...withProof(proof) }));
}

/** Tells the waiting room that the visitor is still there. */
export async function showPresence(call: Transport, launchId: string): Promise<LaunchOutcome> {
  return outcomeOf(call((await calls()).showPresence, { params: { launchId } }));
}

/** Gives up the place or the seat. */
export async function leaveWaitingRoom(call: Transport, launchId: string): Promise<LaunchOutcome> {
  return outcomeOf(call((await calls()).leaveWaitingRoom, { params: { launchId } }));
}

/** Enters the draw for a size; `proof` answers a bot check. */
export async function enterDraw(
  call: Transport,
  launchId: string,
  sku: string,
  proof?: string,
): Promise<LaunchOutcome> {
  return outcomeOf(
    call((await calls()).enterDraw, { params: { launchId }, body: { sku }, ...withProof(proof) }),
  );
}

/** Withdraws the entry, or gives up what was won. */
export async function withdrawEntry(call: Transport, launchId: string): Promise<LaunchOutcome> {
  return outcomeOf(call((await calls()).withdrawEntry, { params: { launchId } }));
}

/** Returns what anybody needs to check a draw; `undefined` when the launch has none. */
export async function getDraw(call: Transport, launchId: string): Promise<PublishedDraw | undefined> {
  return orUndefined(call((await calls()).getDraw, { params: { launchId } }));
}

const withProof = (proof: string | undefined) => (proof ? { headers: { 'x-bot-proof': proof } } : {});

const reasons: Readonly<Record<string, LaunchRefusalReason>> = {
  AddressNotVerified: 'notVerified',
  LAUNCH_MEMBERS_ONLY: 'membersOnly',
  LAUNCH_UPCOMING: 'notOpen',
  LaunchOver: 'over',
  InvalidParameters: 'noSuchSize',
  LAUNCH_LIMIT_REACHED: 'onePerPerson',
  user_is_blocked_by_recaptcha: 'botCheck',
};

async function outcomeOf(response: Promise<LaunchStanding>): Promise<LaunchOutcome> {
  const refused = (reason: LaunchRefusalReason): LaunchOutcome => ({ kind: 'refused', reason });
  try {
    return { kind: 'done', standing: await response };
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return refused('signedOut');
    if (error instanceof NotFound) return refused('gone');
    if (error instanceof RateLimited) return refused('tooMany');
    const reason = error instanceof ApiError ? reasons[error.body?.errorCode ?? ''] : undefined;
    if (reason === undefined) throw error;
    return refused(reason);
  }
}
