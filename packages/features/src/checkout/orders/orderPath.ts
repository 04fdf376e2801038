/** Path of the page of an order of the account, below the site path. */
export const orderPath = (orderId: string): string => `/account/orders/${encodeURIComponent(orderId)}`;

/** Path of the page by which goods of such an order go back. */
export const returnPath = (orderId: string): string => `${orderPath(orderId)}/return`;

/** Path of the page of one of its credit notes. */
export const creditNotePath = (orderId: string, number: string): string =>
  `${orderPath(orderId)}/credit-note/${encodeURIComponent(number)}`;
