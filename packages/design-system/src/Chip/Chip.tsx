import type { ComponentProps } from 'react';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { CloseIcon } from '../Icon/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChipRoot } from './ChipRoot.ts';
import type { ChipAppearance } from './ChipRoot.ts';

export interface ChipProps extends ComponentProps<'button'>, ChipAppearance {}

/**
 * A small choice that is on or off, or can be removed. If it has a URL of its own use `ChipLink`. `ref` and other
 * attributes are passed to the button.
 */
export function Chip({
  isSelected = false,
  isRemovable = false,
  hiddenLabel,
  type = 'button',
  children,
  ...rest
}: ChipProps) {
  return (
    <ChipRoot
      type={type}
      data-selected={isSelected ? '' : undefined}
      {...(isRemovable ? {} : { 'aria-pressed': isSelected })}
      {...(type === 'button' ? NEEDS_HYDRATION : {})}
      {...rest}
    >
      {hiddenLabel ? <VisuallyHidden>{hiddenLabel} </VisuallyHidden> : null}
      {children}
      {isRemovable ? <CloseIcon size={16} /> : null}
    </ChipRoot>
  );
}
