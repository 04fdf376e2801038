import { storageKeys } from './storageKeys.ts';
import type { KeyValueStorage } from '../ports/index.ts';

/** The last order placed in this browser. */
export interface LastOrder {
  orderId: string;
  /** The basket it was placed from; used to request its payment status. */
  basketId?: string;
  /** False while the shopper is at the provider's page. */
  isPlaced: boolean;
}

/** Reads the stored last order; `undefined` when there is none. */
export function readLastOrder(storage: KeyValueStorage): LastOrder | undefined {
  try {
    const value: unknown = JSON.parse(storage.get(storageKeys.lastOrder) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { orderId, basketId, isPlaced } = value as Record<string, unknown>;
    if (typeof orderId !== 'string') return undefined;
    return {
      orderId,
      ...(typeof basketId === 'string' ? { basketId } : {}),
      isPlaced: isPlaced === true,
    };
  } catch {
    return undefined;
  }
}
