import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** The hydration of the page: the same object as long as it is shown, so that no part is hydrated because it changes. */
export interface Hydration {
  /** Whether header, main part and footer are hydrated. */
  isDone: boolean;
  /** Called once they are. */
  onDone?: (() => void) | undefined;
}

export const HydrationContext = createContext<Hydration>({ isDone: false });

/**
 * Whether the page is hydrated: what only the browser can show is not part of what the server has sent. Changes in a
 * transition: parts below that get other properties by it are hydrated first, in short tasks.
 */
export function useIsHydrated(): boolean {
  const hydration = useContext(HydrationContext);
  const [isHydrated, setHydrated] = useState(hydration.isDone);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
