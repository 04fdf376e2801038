/** Sort orders of a list. Separate from the schemas, because pages show them without a call. */
export const sortOrders = ['pick', 'newest', 'price-asc', 'price-desc', 'discount'] as const;
export type SortOrder = (typeof sortOrders)[number];
