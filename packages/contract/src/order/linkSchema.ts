import * as z from 'zod/mini';
import { Order } from './schema.ts';

/** A link that opens the page of one order without a session. */
export const OrderLink = z.object({
  /** The secret of the link, in hex: anyone who has it can see the order. */
  key: z.string(),
  /** When the link expires, ISO 8601. */
  expiresAt: z.string(),
  /** Site the order was placed on; decides currency and language. */
  sitePath: z.string(),
});
export type OrderLink = z.infer<typeof OrderLink>;

/** An order opened by its link. */
export const LinkedOrder = z.object({ order: Order, link: OrderLink });
export type LinkedOrder = z.infer<typeof LinkedOrder>;

/** Maximum length of an order number in characters. */
export const maxOrderNumberLength = 40;
