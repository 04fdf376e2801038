import * as z from 'zod/mini';
import { creditCauses } from './documentSchema.ts';
import { exchangeStates, returnMethods, returnReasons, returnStates } from './returnReasons.ts';

/** Pieces of a line that go back. */
export const ReturnLine = z.object({
  itemId: z.string().check(z.maxLength(100)),
  quantity: z.int().check(z.positive()),
  reason: z.enum(returnReasons),
  /** `productId` of the size that shall come instead of the money. @default the money */
  exchangeFor: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
});
export type ReturnLine = z.infer<typeof ReturnLine>;

/** What a shopper asks for; the same key makes one return. */
export const ReturnRequest = z.object({
  requestKey: z.string().check(z.minLength(8), z.maxLength(100)),
  method: z.enum(returnMethods),
  lines: z.array(ReturnLine).check(z.minLength(1), z.maxLength(200)),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

/** The other size of pieces that go back. */
export const LineExchange = z.object({
  productId: z.string(),
  size: z.string(),
  state: z.enum(exchangeStates),
  /** Until when the goods have to be back, ISO 8601. */
  keptUntil: z.string(),
});
export type LineExchange = z.infer<typeof LineExchange>;

/** A return of an order. Amounts are decimal numbers in the order's currency. */
export const OrderReturn = z.object({
  /** `R-7K4F9Q`; on the label, so that the warehouse knows it. */
  returnId: z.string(),
  state: z.enum(returnStates),
  method: z.enum(returnMethods),
  announcedAt: z.string(),
  receivedAt: z.optional(z.string()),
  refundedAt: z.optional(z.string()),
  lines: z.array(
    z.extend(z.omit(ReturnLine, { exchangeFor: true }), {
      /** The other size that comes instead of the money; absent where the money does. */
      exchange: z.optional(LineExchange),
      /** Its condition is not taken, other than that of the rest: it goes back to the shopper. Absent elsewhere. */
      isRefused: z.optional(z.literal(true)),
    }),
  ),
  /** What comes back, after the cost of the return; 0 where other sizes come for all of it. */
  refund: z.number(),
  /** Number of the order that takes the place of what was exchanged, once that is back. */
  replacementId: z.optional(z.string()),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** Another size of something that may go back. */
export const ExchangeSize = z.object({
  productId: z.string(),
  size: z.string(),
  /** Pieces that are left where they are few, 0 where it is sold out; absent where there is enough. */
  left: z.optional(z.int()),
});
export type ExchangeSize = z.infer<typeof ExchangeSize>;

/** What may still go back of a line, and until when, ISO 8601. */
export const ReturnableLine = z.object({
  itemId: z.string(),
  quantity: z.int(),
  until: z.string(),
  /** The other sizes; absent where it can not be exchanged. */
  sizes: z.optional(z.array(ExchangeSize)),
  /** What one piece costs now, where that is not what was paid: then only the money comes back. */
  priceNow: z.optional(z.number()),
});
export type ReturnableLine = z.infer<typeof ReturnableLine>;

/** A credit note. Amounts are decimal numbers in `currency`. */
export const CreditNote = z.object({
  /** Without gaps in a market and a year: `GB-2026-C000012`. */
  number: z.string(),
  /** Number of the invoice that it corrects. */
  invoice: z.optional(z.string()),
  orderId: z.string(),
  cause: z.optional(z.enum(creditCauses)),
  /** The return it is for; absent where it is for none. */
  returnId: z.optional(z.string()),
  /** The day it was made, ISO 8601. */
  date: z.string(),
  currency: z.string(),
  /** What came back; empty where money was given back without goods. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), amount: z.number() })),
  /** Delivery that comes back, because all of it goes back. */
  shipping: z.number(),
  /** What sending it back costs. */
  cost: z.number(),
  total: z.number(),
  /** Tax in `total`. */
  tax: z.number(),
  /** Rate of that tax in percent; absent where it is not one rate. */
  taxRate: z.optional(z.number()),
  /** Address of the PDF, as of `documents` in the order; absent where the shop has nothing that prints. */
  href: z.optional(z.string()),
});
export type CreditNote = z.infer<typeof CreditNote>;

/** A return has arrived at the warehouse. */
export const ReturnEvent = z.object({
  returnId: z.string().check(z.maxLength(40)),
  /** Its condition is not taken: it goes back to the shopper, without money or another size. @default false */
  isRefused: z.optional(z.boolean()),
  /**
   * Numbers of those of its products whose condition is not taken: they go back to the shopper, and the rest is taken. Where it is
   * all of them the return is refused.
   * @default none
   */
  refusedProducts: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(200)),
  ),
});
export type ReturnEvent = z.infer<typeof ReturnEvent>;
