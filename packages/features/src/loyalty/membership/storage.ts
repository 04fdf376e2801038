import { defineStored, json, plainText } from '../../platform/storage/index.ts';

const seen = (key: string) =>
  defineStored<string>({
    ...{ key, where: 'session', maxAge: 'session', purpose: 'preferences' },
    ...{ endsWithLogout: false, codec: plainText },
  });

/** That the snackbar which asks to sign in was shown; says nothing about anybody. */
export const incentiveSeen = seen('membershipIncentive');

/** That the snackbar which tells of a voucher was shown; not which one. */
export const voucherSeen = seen('membershipVoucher');

/** What a member last had, for when it cannot be asked for. */
export interface MembershipInfo {
  readonly membershipTier: number;
  readonly membershipPoints: number;
}

/** Tier and points of whoever is signed in (accounts document, section 7). */
export const membershipInfo = defineStored<MembershipInfo>({
  key: 'membershipInfo',
  where: 'local',
  maxAge: 31_536_000,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: json((kept) => {
    const { membershipTier, membershipPoints } = (kept ?? {}) as Partial<Record<string, unknown>>;
    return typeof membershipTier === 'number' && typeof membershipPoints === 'number'
      ? { membershipTier, membershipPoints }
      : undefined;
  }),
});

/** Everything that the membership stores. */
export const membershipStorage = [incentiveSeen, voucherSeen, membershipInfo];
