import { createContext, useContext } from 'react';
import type { StoryShop } from './StoryShop.ts';

/** The shop of the story. */
export const StoryShopContext = createContext<StoryShop | undefined>(undefined);

export function useStoryShop(): StoryShop {
  const shop = useContext(StoryShopContext);
  if (!shop) throw new Error('useStoryShop() needs a <StoryShopContext> above it.');
  return shop;
}
