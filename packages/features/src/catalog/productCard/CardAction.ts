import { createContext, type ComponentType } from 'react';
import type { CardProduct } from './CardProduct.ts';

/**
 * What stands on the picture of every card below: the shop puts its heart here, so that no list or rail has to know of
 * it. `undefined`: nothing.
 */
export const CardActionContext = createContext<ComponentType<{ product: CardProduct }> | undefined>(
  undefined,
);
