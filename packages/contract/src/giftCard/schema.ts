import * as z from 'zod/mini';

/**
 * - `APPLIED`: pays its amount.
 * - `NOT_NEEDED`: the others pay everything already, or only gift cards are bought, which no gift card pays for.
 * - `SPENT`: it was spent meanwhile.
 * - `EXPIRED`: its time is over.
 * - `NOT_USABLE`: revoked, or of another market.
 */
export const giftCardStatuses = ['APPLIED', 'NOT_NEEDED', 'SPENT', 'EXPIRED', 'NOT_USABLE'] as const;
export const GiftCardStatus = z.enum(giftCardStatuses);
export type GiftCardStatus = z.infer<typeof GiftCardStatus>;

/** The last characters of a code, by which its owner knows the card. */
const lastDigits = z.string();

/** Which gift card pays an amount. */
export const PaidByGiftCard = z.object({ id: z.string(), lastDigits });
export type PaidByGiftCard = z.infer<typeof PaidByGiftCard>;

/** A gift card of a basket. Amounts are decimal numbers in the basket's currency. */
export const AppliedGiftCard = z.object({
  id: z.string(),
  lastDigits,
  statusCode: GiftCardStatus,
  /** What it pays. */
  amount: z.number(),
  /** What stays on it. */
  left: z.number(),
});
export type AppliedGiftCard = z.infer<typeof AppliedGiftCard>;

/** A gift card that paid a part of an order. */
export const OrderGiftCard = z.object({ lastDigits, amount: z.number() });
export type OrderGiftCard = z.infer<typeof OrderGiftCard>;

/** What is left on a gift card. */
export const GiftCardBalance = z.object({
  lastDigits,
  balance: z.number(),
  currency: z.string(),
  /** When it expires, ISO 8601; absent where it never does. */
  expiresAt: z.optional(z.string()),
});
export type GiftCardBalance = z.infer<typeof GiftCardBalance>;
