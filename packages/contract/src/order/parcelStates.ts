/** States of a parcel in their order: one that is sent goes to a door, one that is collected to a counter. */
export const parcelStates = [
  'waiting',
  'packed',
  'sent',
  'outForDelivery',
  'delivered',
  'ready',
  'collected',
] as const;
export type ParcelState = (typeof parcelStates)[number];
