import type { ComponentProps } from 'react';
import { CloseIcon } from '../Icon/icons.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChipRoot } from './ChipRoot.ts';
import type { ChipAppearance } from './ChipRoot.ts';

export interface ChipLinkProps extends ComponentProps<'a'>, ChipAppearance {
  /** URL of the page with or without this value. */
  href: string;
}

/**
 * A chip that links to the page with or without its value: applied filters, quick sizes. `ref` and other attributes
 * are passed to the link.
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
