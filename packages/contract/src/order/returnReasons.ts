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

/** Announced by the shopper, arrived at the warehouse, the money given back; or arrived in a condition that is not taken. */
export const returnStates = ['announced', 'received', 'refunded', 'refused'] as const;
export type ReturnState = (typeof returnStates)[number];

/**
 * What has become of an exchange.
 * - `kept`: the other size is set aside until the goods are back.
 * - `sent`: they are back, and an order in the other size takes their place.
 * - `lapsed`: they did not come in time; the money comes back when they do.
 * - `refused`: they came in a condition that is not taken, and go back to the shopper.
 */
export const exchangeStates = ['kept', 'sent', 'lapsed', 'refused'] as const;
export type ExchangeState = (typeof exchangeStates)[number];
