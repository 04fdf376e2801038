import type { ComponentProps } from 'react';
import { CloseIcon } from '../Icon/icons.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChipRoot } from './ChipRoot.ts';
import type { ChipAppearance } from './ChipRoot.ts';

export interface ChipLinkProps extends ComponentProps<'a'>, ChipAppearance {
  /** The page with or without it. */
  href: string;
}

/**
 * A chip that leads to the page with or without it: applied filters, quick sizes. `ref` and other attributes reach the
 * link.
 */
export function ChipLink({
  isSelected = false,
  isRemovable = false,
  hiddenLabel,
  children,
  ...rest
}: ChipLinkProps) {
  return (
    <ChipRoot as={useAnchor()} data-selected={isSelected ? '' : undefined} {...rest}>
      {hiddenLabel ? <VisuallyHidden>{hiddenLabel} </VisuallyHidden> : null}
      {children}
      {isRemovable ? <CloseIcon size={16} /> : null}
    </ChipRoot>
  );
}
