import * as z from 'zod/mini';
import { membershipNotificationTypes, pointsKinds, voucherStatuses } from './constants.ts';

const Points = z.int();

/** A tier of the programme in a market. */
export const LoyaltyTier = z.object({
  tierId: z.int().check(z.gte(1), z.lte(4)),
  /** Points earned within the period that lead to it; 0 for the first. */
  from: Points.check(z.gte(0)),
  /** Names by language of the market. */
  names: z.record(z.string(), z.string()),
  /** Voucher that reaching it brings, once per account, in the currency's unit. */
  voucher: z.optional(z.object({ value: z.number(), minimum: z.number() })),
});

/** A voucher that points buy. Amounts in the currency's unit. */
export const LoyaltyReward = z.object({
  points: Points.check(z.gte(1)),
  value: z.number(),
  /** Value of goods from which it can be used; more than the voucher, so that something is left to pay. */
  minimum: z.number(),
});
export type LoyaltyReward = z.infer<typeof LoyaltyReward>;

/** The programme of a market. Points become available when goods can no longer be returned (`returnDays`). */
export const LoyaltyRules = z.object({
  /** Points for one unit of the currency, paid for goods. */
  pointsPerUnit: z.number().check(z.gt(0)),
  /** Days after which available points expire. */
  pointsDays: z.int().check(z.gte(1)),
  /** Days of which the points count for the tier. */
  tierDays: z.int().check(z.gte(1)),
  /** Days before an expiry or a lower tier that members are told. */
  noticeDays: z.int().check(z.gte(1)),
  /** Days that a voucher is valid. */
  voucherDays: z.int().check(z.gte(1)),
  tiers: z.array(LoyaltyTier).check(z.minLength(4), z.maxLength(4)),
  rewards: z.array(LoyaltyReward),
  /** Version of the terms that members accept. */
  termsVersion: z.string(),
  /**
   * Accounts belong to the programme: whoever is signed in without a loyalty record accepts its terms, signs out or
   * deletes the account. Otherwise joining is a choice that is offered once.
   */
  isRequired: z.optional(z.boolean()),
});
export type LoyaltyRules = z.infer<typeof LoyaltyRules>;

/** How far a member is on the way to the next tier. */
export const LoyaltyProgress = z.object({
  currentTier: z.int(),
  /** Absent in the highest tier. */
  nextTier: z.optional(z.int()),
  /** What counts for the tier, in the currency's unit. */
  earnedPrice: z.number(),
  /** Whole percent of the way from the current tier to the next; 100 in the highest. */
  currentPercent: z.int(),
});
export type LoyaltyProgress = z.infer<typeof LoyaltyProgress>;

/** The programme as one account sees it. */
export const LoyaltyStatus = z.object({
  isMember: z.boolean(),
  /** Whether the account was asked: it is a member, or was one. */
  hasRecord: z.boolean(),
  /** 0 for who is no member, then 1 to 4. */
  tierId: z.int(),
  /** Points that can be used. */
  totalPoints: Points,
  /** Name of the tier in the language of the site; empty for who is no member. */
  levelDescription: z.string(),
  /** Points of orders that can still be returned. */
  pendingPoints: Points,
  membershipId: z.optional(z.string()),
  joinedAt: z.optional(z.string()),
  progress: LoyaltyProgress,
  /** Points missing for the next tier. */
  missingPoints: z.optional(Points),
  /** The points that expire next. */
  expiring: z.optional(z.object({ points: Points, on: z.string() })),
  /** The tiers of the market, the lowest first. */
  tiers: z.array(z.object({ tierId: z.int(), from: Points, name: z.string() })),
  rewards: z.array(LoyaltyReward),
  termsVersion: z.string(),
});
export type LoyaltyStatus = z.infer<typeof LoyaltyStatus>;

export const Voucher = z.object({
  status: z.enum(voucherStatuses),
  /** In the unit of `currency`. */
  value: z.number(),
  code: z.string(),
  currency: z.string(),
  /** Value of goods from which it can be used. */
  minimum: z.number(),
  expiresAt: z.string(),
});
export type Voucher = z.infer<typeof Voucher>;

export const Vouchers = z.object({ vouchers: z.array(Voucher) });
export type Vouchers = z.infer<typeof Vouchers>;

/** One line of a member's points history. */
export const PointsEntry = z.object({
  kind: z.enum(pointsKinds),
  /** Negative for points that went. */
  points: Points,
  at: z.string(),
  /** The order that it is about. */
  orderId: z.optional(z.string()),
});
export type PointsEntry = z.infer<typeof PointsEntry>;

/** The newest entries first, and the balances, which are the sums of all entries. */
export const PointsHistory = z.object({
  entries: z.array(PointsEntry),
  available: Points,
  pending: Points,
});
export type PointsHistory = z.infer<typeof PointsHistory>;

export const MembershipNotification = z.object({
  id: z.string(),
  type: z.enum(membershipNotificationTypes),
  /** Points that it is about. */
  points: z.optional(Points),
  /** Tier that it is about. */
  tierId: z.optional(z.int()),
  /** Day of what is to come. */
  on: z.optional(z.string()),
  createdAt: z.string(),
  isSeen: z.boolean(),
});
export type MembershipNotification = z.infer<typeof MembershipNotification>;

export const MembershipNotifications = z.object({ notifications: z.array(MembershipNotification) });
export type MembershipNotifications = z.infer<typeof MembershipNotifications>;

/** Joining accepts the terms of a version. */
export const JoinLoyalty = z.object({
  termsAccepted: z.literal(true),
  termsVersion: z.string().check(z.maxLength(100)),
});
export type JoinLoyalty = z.infer<typeof JoinLoyalty>;

/** The answer to the question whether an account joins, given with its registration. */
export const MembershipAnswer = z.object({
  isAccepted: z.boolean(),
  termsVersion: z.string().check(z.maxLength(100)),
});
export type MembershipAnswer = z.infer<typeof MembershipAnswer>;

/** The reward that points buy, and a key: repeated with the same key it is bought once. */
export const RedeemPoints = z.object({
  points: Points.check(z.gte(1)),
  requestKey: z.string().check(z.minLength(8), z.maxLength(64)),
});
export type RedeemPoints = z.infer<typeof RedeemPoints>;

/** The voucher that a basket uses. */
export const BasketVoucher = z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) });
export type BasketVoucher = z.infer<typeof BasketVoucher>;

/** What public pages and the header show of a membership; part of the visitor call. */
export const VisitorMembership = z.object({
  isMember: z.boolean(),
  /** Signed in with a password, in a market with a programme, and without an answer: the question opens. */
  needsConsent: z.boolean(),
  /** The market's accounts belong to the programme: the question has no third answer. */
  isRequired: z.optional(z.boolean()),
  membershipId: z.optional(z.string()),
  membershipPoints: Points,
  membershipTier: z.int(),
  /** The active voucher of the highest value. */
  voucher: z.optional(z.object({ code: z.string(), value: z.number(), currency: z.string() })),
});
export type VisitorMembership = z.infer<typeof VisitorMembership>;
