import { createContext, use, useState } from 'react';
import type { ComponentProps } from 'react';
import { useMergedRef } from '../foundations/useMergedRef.ts';

const PortalRootContext = createContext<HTMLElement | null>(null);

export type PortalRootProps = ComponentProps<'div'>;

/**
 * Where dialogs, drawers and popovers of the part inside it are put. An overlay in the page's body would lose the
 * brand, scheme, direction and language of a part that has its own: name them here (`data-brand`, `data-scheme`, `dir`,
 * `lang`) and overlays opened inside keep them. A page of one look needs none. Overlays hold onto the window, so no
 * `transform`, `filter` or `contain` may stand above it.
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
 * The element to draw an overlay into: the nearest `PortalRoot`, else `undefined`, which libraries take as the body.
 * For components that open overlays: `<Radix.Portal container={usePortalRoot()}>`.
 */
export function usePortalRoot(): HTMLElement | undefined {
  return use(PortalRootContext) ?? undefined;
}
