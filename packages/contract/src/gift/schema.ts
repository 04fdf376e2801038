import * as z from 'zod/mini';
import { maxEmailLength } from '../account/constants.ts';
import { deliveryKinds } from './constants.ts';

export const DeliveryKind = z.enum(deliveryKinds);

/** For whom a gift card is, and when it is sent. Checked by `checkGift`. */
export const Gift = z.object({
  recipientName: z.string().check(z.maxLength(200)),
  recipientEmail: z.string().check(z.maxLength(maxEmailLength)),
  senderName: z.string().check(z.maxLength(200)),
  message: z.optional(z.string().check(z.maxLength(2_000))),
  /** Day on which it is sent, `YYYY-MM-DD` in the market's time zone; absent: once it is paid. */
  sendOn: z.optional(z.string().check(z.maxLength(10))),
});
export type Gift = z.infer<typeof Gift>;

/** A gift of a line, and what is shown of it in the language of the site. */
export const LineGift = z.object({
  ...Gift.shape,
  texts: z.array(z.string()),
  /** When the last of its cards was sent, ISO 8601: on a line of one order only, absent until then. */
  mailedAt: z.optional(z.string()),
});
export type LineGift = z.infer<typeof LineGift>;

export const giftProblems = [
  'required',
  'length',
  'characters',
  'email',
  'past',
  'late',
  'profanity',
] as const;

/** A field of a gift card that is refused, and why. */
export const GiftProblem = z.object({
  field: z.enum(['recipientName', 'recipientEmail', 'senderName', 'message', 'sendOn']),
  errorCode: z.enum(giftProblems),
});
export type GiftProblem = z.infer<typeof GiftProblem>;
