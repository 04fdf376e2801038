import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** What is loading, announced once for all skeletons inside: "Loading products". */
  label: string;
  /** The skeletons, laid out like the content. */
  children: ReactNode;
}

/** Skeletons for the same content. Announces loading once as text; the skeletons themselves are not read out. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  return (
    <div {...rest}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true" style={{ display: 'contents' }}>
        {children}
      </div>
    </div>
  );
}
