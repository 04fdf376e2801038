/** The last order placed in this browser. */
export interface LastOrder {
  orderId: string;
  /** The basket it was placed from; used to request its payment status. */
  basketId?: string | undefined;
  /** False while the shopper is at the provider's page. */
  isPlaced: boolean;
}

/** Checks a stored last order. */
export function readLastOrder(stored: unknown): LastOrder | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { orderId, basketId, isPlaced } = stored as Record<string, unknown>;
  if (typeof orderId !== 'string') return undefined;
  return {
    orderId,
    ...(typeof basketId === 'string' ? { basketId } : {}),
    isPlaced: isPlaced === true,
  };
}
