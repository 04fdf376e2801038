import { createContext } from 'react';

/** The ids of the styled components that a page has rendered. */
export const UsedStyles = createContext<Set<string> | undefined>(undefined);
