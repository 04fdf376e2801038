import { createContext, useContext, useState } from 'react';
import type { ComponentProps } from 'react';
import { useMergedRef } from '../foundations/useMergedRef.ts';

const PortalRootContext = createContext<HTMLElement | null>(null);

export type PortalRootProps = ComponentProps<'div'>;

/**
 * Container for the dialogs, drawers and popovers of the content inside it. In the page's body an overlay would lose
 * the brand, scheme, direction and language of a region that has its own: set them here (`data-brand`, `data-scheme`,
 * `dir`, `lang`) and overlays opened inside keep them. A page with a single theme does not need it. Overlays are fixed
 * to the window, so no ancestor may have `transform`, `filter` or `contain`.
 */
export function PortalRoot({ ref, children, ...rest }: PortalRootProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <div ref={useMergedRef(setRoot, ref)} data-portal-root="" {...rest}>
      <PortalRootContext value={root}>{children}</PortalRootContext>
    </div>
  );
}

/**
 * The element to render an overlay into: the nearest `PortalRoot`, or `undefined`, which libraries treat as the body.
 * For components that open overlays: `<Radix.Portal container={usePortalRoot()}>`.
 */
export function usePortalRoot(): HTMLElement | undefined {
  return useContext(PortalRootContext) ?? undefined;
}
