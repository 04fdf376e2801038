import type { Basket } from '../basket/schema.ts';
import { loyaltyStatus } from '../caches.ts';
import { ApiError, Forbidden, NotFound, RateLimited, Unauthorised } from '../errors.ts';
import type { LoyaltyStatus, MembershipNotification, PointsHistory, Voucher } from '../loyalty/schema.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const loyalty = lazyCalls(() => import('../loyalty/endpoints.ts'));

/** Why a call about the membership was refused. */
export type LoyaltyRefusal =
  /** The session is over. */
  | { kind: 'signedOut' }
  /** The market has no programme. */
  | { kind: 'noProgramme' }
  /** An account without a password can not join. */
  | { kind: 'fullAccountRequired' }
  /** There is a newer version of the terms. */
  | { kind: 'termsChanged' }
  | { kind: 'notEnoughPoints' }
  /** The market no longer has this reward. */
  | { kind: 'noSuchReward' }
  | { kind: 'tooMany'; seconds: number };

export type LoyaltyOutcome<Answer> = { kind: 'done'; answer: Answer } | LoyaltyRefusal;

/** Returns tier, points and progress. Cached first: an answer of the last minute is used again, unless `isFresh`. */
export async function getLoyaltyStatus(
  call: Transport,
  cache: LoyaltyCache,
  { isFresh = false }: { isFresh?: boolean } = {},
): Promise<LoyaltyOutcome<LoyaltyStatus>> {
  const known = isFresh ? undefined : cache.read();
  if (known) return { kind: 'done', answer: known };
  const outcome = await outcomeOf(call((await loyalty()).getLoyaltyStatus));
  if (outcome.kind === 'done') cache.write(outcome.answer);
  else cache.clear();
  return outcome;
}

/** Returns the vouchers of the account, active ones first. */
export async function getVouchers(call: Transport): Promise<LoyaltyOutcome<Voucher[]>> {
  const outcome = await outcomeOf(call((await loyalty()).getVouchers));
  return outcome.kind === 'done' ? { kind: 'done', answer: outcome.answer.vouchers } : outcome;
}

/** Returns what happened to the points, the newest first. */
export async function getPointsHistory(call: Transport): Promise<LoyaltyOutcome<PointsHistory>> {
  return outcomeOf(call((await loyalty()).getPointsHistory));
}

/** Returns what the member is told, the newest first. */
export async function getMembershipNotifications(
  call: Transport,
): Promise<LoyaltyOutcome<MembershipNotification[]>> {
  const outcome = await outcomeOf(call((await loyalty()).getMembershipNotifications));
  return outcome.kind === 'done' ? { kind: 'done', answer: outcome.answer.notifications } : outcome;
}

/** Marks everything that the member was told as seen. */
export async function seeMembershipNotifications(
  call: Transport,
): Promise<LoyaltyOutcome<MembershipNotification[]>> {
  const outcome = await outcomeOf(call((await loyalty()).seeMembershipNotifications));
  return outcome.kind === 'done' ? { kind: 'done', answer: outcome.answer.notifications } : outcome;
}

/** Makes the account a member, who has accepted the terms of this version. */
export async function joinLoyalty(
  call: Transport,
  termsVersion: string,
): Promise<LoyaltyOutcome<LoyaltyStatus>> {
  return outcomeOf(call((await loyalty()).joinLoyalty, { body: { termsAccepted: true, termsVersion } }));
}

/** The account does not join, and is not asked again. */
export async function declineLoyalty(call: Transport): Promise<LoyaltyOutcome<{ accepted: true }>> {
  return outcomeOf(call((await loyalty()).declineLoyalty));
}

/** Ends the membership: points and unused vouchers are lost. */
export async function leaveLoyalty(call: Transport): Promise<LoyaltyOutcome<LoyaltyStatus>> {
  return outcomeOf(call((await loyalty()).leaveLoyalty));
}

/** Buys a voucher with points; repeated with the same key it is the same voucher. */
export async function redeemPoints(
  call: Transport,
  points: number,
  requestKey: string,
): Promise<LoyaltyOutcome<Voucher>> {
  return outcomeOf(call((await loyalty()).redeemPoints, { body: { points, requestKey } }));
}

/** How a voucher was taken for a basket. */
export type VoucherOutcome =
  | { kind: 'done'; basket: Basket }
  /** Unknown, used, expired, or of another market. */
  | { kind: 'notUsable' }
  /** The goods are worth too little. */
  | { kind: 'minimum' }
  | { kind: 'changed' }
  | { kind: 'signedOut' };

/** Has a basket use a voucher; without a code it takes the voucher off. */
export async function setVoucher(
  call: Transport,
  basketId: string,
  code: string | undefined,
): Promise<VoucherOutcome> {
  const { applyVoucher, removeVoucher } = await loyalty();
  const params = { basketId };
  try {
    const basket =
      code === undefined
        ? await call(removeVoucher, { params })
        : await call(applyVoucher, { params, body: { code } });
    return { kind: 'done', basket };
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return { kind: 'signedOut' };
    if (error instanceof NotFound) return { kind: 'changed' };
    if (!(error instanceof ApiError)) throw error;
    const { errorCode } = error.body ?? {};
    if (errorCode === 'VoucherNotUsable') return { kind: 'notUsable' };
    if (errorCode === 'VoucherMinimum') return { kind: 'minimum' };
    if (errorCode === 'BasketChangedElsewhere') return { kind: 'changed' };
    throw error;
  }
}

/** Where the last status is held; of one person, in memory. */
export interface LoyaltyCache {
  read(): LoyaltyStatus | undefined;
  write(status: LoyaltyStatus): void;
  clear(): void;
}

/** A cache whose content is fresh for a minute. */
export function createLoyaltyCache(
  now: () => Date,
  milliseconds: number = loyaltyStatus.milliseconds,
): LoyaltyCache {
  let held: { status: LoyaltyStatus; until: number } | undefined;
  return {
    read: () => (held && held.until > now().getTime() ? held.status : undefined),
    write(status) {
      held = { status, until: now().getTime() + milliseconds };
    },
    clear() {
      held = undefined;
    },
  };
}

async function outcomeOf<Answer>(response: Promise<Answer>): Promise<LoyaltyOutcome<Answer>> {
  try {
    return { kind: 'done', answer: await response };
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return { kind: 'signedOut' };
    if (error instanceof NotFound) return { kind: 'noProgramme' };
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    if (!(error instanceof ApiError)) throw error;
    const { errorCode } = error.body ?? {};
    if (errorCode === 'FullAccountRequired') return { kind: 'fullAccountRequired' };
    if (errorCode === 'TermsChanged') return { kind: 'termsChanged' };
    if (errorCode === 'NotEnoughPoints') return { kind: 'notEnoughPoints' };
    if (errorCode === 'NoSuchReward') return { kind: 'noSuchReward' };
    throw error;
  }
}
