import * as z from 'zod/mini';
import { creditCauses } from './documentSchema.ts';
import { returnMethods, returnReasons, returnStates } from './returnReasons.ts';

/** Pieces of a line that go back. */
export const ReturnLine = z.object({
  itemId: z.string().check(z.maxLength(100)),
  quantity: z.int().check(z.positive()),
  reason: z.enum(returnReasons),
});
export type ReturnLine = z.infer<typeof ReturnLine>;

/** What a shopper asks for; the same key makes one return. */
export const ReturnRequest = z.object({
  requestKey: z.string().check(z.minLength(8), z.maxLength(100)),
  method: z.enum(returnMethods),
  lines: z.array(ReturnLine).check(z.minLength(1), z.maxLength(200)),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

/** A return of an order. Amounts are decimal numbers in the order's currency. */
export const OrderReturn = z.object({
  /** `R-7K4F9Q`; on the label, so that the warehouse knows it. */
  returnId: z.string(),
  state: z.enum(returnStates),
  method: z.enum(returnMethods),
  announcedAt: z.string(),
  receivedAt: z.optional(z.string()),
  refundedAt: z.optional(z.string()),
  lines: z.array(ReturnLine),
  /** What comes back, after the cost of the return. */
  refund: z.number(),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** What may still go back of a line, and until when, ISO 8601. */
export const ReturnableLine = z.object({ itemId: z.string(), quantity: z.int(), until: z.string() });
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
export const ReturnEvent = z.object({ returnId: z.string().check(z.maxLength(40)) });
export type ReturnEvent = z.infer<typeof ReturnEvent>;
