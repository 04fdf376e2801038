/** Path of the page of an order of the account, below the site path. */
export const orderPath = (orderId: string): string => `/account/orders/${encodeURIComponent(orderId)}`;
