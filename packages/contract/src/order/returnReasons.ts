/** Why something goes back; of `damaged` nothing is sold again. */
export const returnReasons = [
  'tooSmall',
  'tooLarge',
  'changedMind',
  'notAsDescribed',
  'damaged',
  'wrongItem',
  'tooLate',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** How it goes back: the shopper brings it to a counter of the carrier, or the carrier fetches it at the address. */
export const returnMethods = ['dropOff', 'collection'] as const;
export type ReturnMethod = (typeof returnMethods)[number];

/** Announced by the shopper, arrived at the warehouse, the money given back. */
export const returnStates = ['announced', 'received', 'refunded'] as const;
export type ReturnState = (typeof returnStates)[number];
