/** Longest token by which an order is searched for. */
export const maxSearchToken = 600;
