import type { ReactNode } from 'react';

export interface HydrateLaterProps {
  /** Renders exactly one element, on the server as in the browser. */
  children: ReactNode;
}

/**
 * A part of a page that the built shop may hydrate in a task of its own, after what is around it, so that a slow phone
 * stays responsive (ADR 36). React cuts a hydration into pieces by itself: here it is only what it contains.
 */
export function HydrateLater({ children }: HydrateLaterProps): ReactNode {
  return children;
}
