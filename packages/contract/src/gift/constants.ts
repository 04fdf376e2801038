/** Kinds of goods that are sent by email: no parcel, no address and no stock. */
export const deliveryKinds = ['egiftcard', 'digital'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Longest texts of a gift card, in characters. */
export const giftLengths = { name: 60, message: 300 } as const;

/** How many days ahead a gift card can be sent. */
export const maxGiftDays = 365;
