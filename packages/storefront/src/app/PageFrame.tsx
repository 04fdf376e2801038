import type { ReactNode } from 'react';

interface PageFrameProps {
  /** Another page is being fetched. */
  isGoing?: boolean;
  children: ReactNode;
}

/** What stands around every page: header, the page, footer. */
export function PageFrame({ isGoing = false, children }: PageFrameProps) {
  return (
    <main id="main" aria-busy={isGoing}>
      {children}
    </main>
  );
}
