import type { Gift } from '@touchline/contract/gift/schema';
import type { TypedGift } from './ProductStore.ts';

/** What was typed, as the basket takes it. */
export const giftOf = ({
  recipientName = '',
  recipientEmail = '',
  senderName = '',
  message,
  sendOn,
}: TypedGift): Gift => ({
  ...{ recipientName, recipientEmail, senderName },
  ...(message ? { message } : {}),
  ...(sendOn ? { sendOn } : {}),
});
