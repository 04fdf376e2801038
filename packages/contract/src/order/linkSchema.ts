import * as z from 'zod/mini';
import { Order } from './schema.ts';

/** What opens the page of one order without a session. */
export const OrderLink = z.object({
  /** The secret of the link, in hex: whoever has it sees the order. */
  key: z.string(),
  /** Until when it opens the order. ISO 8601. */
  expiresAt: z.string(),
  /** Site the order was placed on: its currency and its words. */
  sitePath: z.string(),
});
export type OrderLink = z.infer<typeof OrderLink>;

/** An order that was opened by its link. */
export const LinkedOrder = z.object({ order: Order, link: OrderLink });
export type LinkedOrder = z.infer<typeof LinkedOrder>;

/** Characters of an order number at most. */
export const longestOrderNumber = 40;
/** Characters of an email address at most, as in the checkout. */
export const longestEmail = 50;
