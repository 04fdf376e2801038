/** Tiers of the programme, the lowest first. Who is no member has tier 0. */
export const loyaltyTiers = [1, 2, 3, 4] as const;

/** The membership constant of both documents: rungs shown, which are not being a member and the four tiers. */
export const loyaltyLevels = 5;

/** The tier from which members may buy what is not yet open to everybody. */
export const earlyAccessTier = 2;

/** States of a voucher. */
export const voucherStatuses = ['ACTIVE', 'EXPIRED', 'REDEEMED'] as const;

/** What members are told. */
export const membershipNotificationTypes = [
  'LEVEL_UPGRADE',
  'LEVEL_DOWNGRADE',
  'UPCOMING_DOWNGRADE',
  'POINTS_GAINED',
  'POINTS_EXPIRED',
  'POINTS_TO_EXPIRE',
  'ALL_POINTS_EXPIRED',
  'INVITE_A_FRIEND',
] as const;

/** What can happen to points; see `PointsEntry`. */
export const pointsKinds = [
  'earned',
  'pending',
  'expired',
  'refunded',
  'redeemed',
  'returned',
  'forfeited',
] as const;

/** Whether a tier opens early access. */
export const hasEarlyAccess = (tierId: number): boolean => tierId >= earlyAccessTier;
