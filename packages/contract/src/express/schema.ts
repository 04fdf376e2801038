import * as z from 'zod/mini';
import { PaymentMethod } from '../payment/schema.ts';

/** Where a wallet's sheet says that the goods go. Before the shopper has paid it tells no name and no street. */
export const ExpressPlace = z.object({
  country: z.string().check(z.maxLength(2)),
  postalCode: z.string().check(z.maxLength(20)),
  city: z.string().check(z.maxLength(100)),
  region: z.string().check(z.maxLength(60)),
});
export type ExpressPlace = z.infer<typeof ExpressPlace>;

/** A delivery that a wallet's sheet offers. */
export const ExpressOption = z.object({
  id: z.string(),
  shippingType: z.enum(['home', 'express']),
  /** In the currency's unit. */
  price: z.number(),
  /** Days on which it comes, `YYYY-MM-DD`. */
  period: z.optional(z.object({ from: z.string(), to: z.string() })),
});
export type ExpressOption = z.infer<typeof ExpressOption>;

/** What an order would cost if it went to a place by a delivery. Nothing is kept. Amounts in the currency's unit. */
export const ExpressQuote = z.object({
  currency: z.string(),
  /** Why nothing can be bought like this: nobody delivers there, it is in another country, or the bag has to be seen to first. */
  problem: z.optional(z.enum(['unserviceable', 'otherCountry', 'notReady'])),
  options: z.array(ExpressOption),
  /** The delivery that the amounts are for. */
  optionId: z.optional(z.string()),
  pricing: z.object({
    /** The goods, less what vouchers and coupons take off. */
    goods: z.number(),
    shipping: z.optional(z.number()),
    /** Tax that comes on top; absent where prices contain it. */
    tax: z.optional(z.number()),
    /** What gift cards pay; absent without any. */
    giftCards: z.optional(z.number()),
    total: z.number(),
    /** What the wallet pays: the total less the gift cards. */
    due: z.number(),
  }),
  /** The wallets that may pay for it; empty for several parcels, or where nothing is left to pay. */
  wallets: z.array(PaymentMethod),
});
export type ExpressQuote = z.infer<typeof ExpressQuote>;
