import { createContext } from 'react';

/** Classes of the components that the server renders, for a page to have their styles. */
export const RenderedStyles = /*#__PURE__*/ createContext<Set<string> | undefined>(undefined);
