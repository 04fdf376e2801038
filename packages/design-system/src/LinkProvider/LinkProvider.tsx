import { createContext, useContext } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** Element or component that renders links: takes the attributes of an `<a>`, `href` included. */
export type Anchor = 'a' | ComponentType<ComponentProps<'a'>>;

const AnchorContext = createContext<Anchor>('a');

export interface LinkProviderProps {
  /** For example a router's link that takes `href`. Must render an `<a href>`, so that it works before hydration. */
  anchor: Anchor;
  /** The part of the page whose links use `anchor`. */
  children?: ReactNode;
}

/** Makes every link of the design system use the router. Without it they are plain links. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>;
}

/** For components that render links: `<Root as={useAnchor()} href=…>`. */
export function useAnchor(): Anchor {
  return useContext(AnchorContext);
}
