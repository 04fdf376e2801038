import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** What comes, said once for all skeletons inside: "Loading products". */
  label: string;
  /** The skeletons, as the content will stand. */
  children: ReactNode;
}

/** Skeletons that wait for the same thing. Says so once, in words; the skeletons themselves are not read. */
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
