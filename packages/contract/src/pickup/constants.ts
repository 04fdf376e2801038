/** Decimals of a coordinate (checkout document, section 9). */
export const coordinateDecimals = 4;

/** Degrees by which points of one place are moved apart (checkout document, section 9; docs/requirements/decisions). */
export const coordinateOffset = 0.0001;

/** Digits of a consumer id at a parcel locker (checkout document, section 9). */
export const consumerIdDigits = { min: 6, max: 10 } as const;

/** Points that a search returns unless it asks for fewer or more, and at most. */
export const pickupPointLimits = { default: 20, max: 200 } as const;

/** Metres around a place in which points are searched. */
export const pickupRadius = 50_000;
