import { sessionSeconds } from '../../cart/basket/index.ts';
import { defineStored, json, plainText } from '../../platform/storage/index.ts';
import { readDraft, readTexts } from './draftData.ts';
import { readIntent } from './placing/intent.ts';

/** What was typed in the checkout of this tab. */
export const checkoutDraft = defineStored({
  key: 'checkoutDraft',
  where: 'session',
  maxAge: sessionSeconds,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: json(readDraft),
});

/** The delivery times chosen in this tab that wait for their legal note, by shipment id: nothing is booked without it. */
export const waitingSlots = defineStored({
  key: 'waitingSlots',
  where: 'session',
  maxAge: sessionSeconds,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: json(readTexts),
});

/** The open intent to pay, so that one intent leads to one order. */
export const placeIntent = defineStored({
  key: 'placeIntent',
  where: 'cookie',
  maxAge: sessionSeconds,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: json(readIntent),
});

/** The payment method to select next time: the kind of method, no data of a card or an account. */
export const lastUsedPaymentMethod = defineStored({
  key: 'lastUsedPaymentMethodId',
  where: 'cookie',
  maxAge: 31_536_000,
  purpose: 'preferences',
  endsWithLogout: true,
  codec: plainText,
});

/** Everything that the checkout stores. */
export const checkoutStorage = [checkoutDraft, waitingSlots, placeIntent, lastUsedPaymentMethod];
