import { createContext, useContext } from 'react';

/** Whether the page around it is hydrated; `App` says so once its last part is. */
export const HydratedContext = createContext(false);

/** Whether the page is hydrated: what only the browser can show is not part of what the server has sent. */
export function useIsHydrated(): boolean {
  return useContext(HydratedContext);
}
