import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { NEEDS_SCRIPT } from '../foundations/needsScript.ts';
import { CloseIcon } from '../Icon/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chipStyles } from './chipStyles.ts';
import type { ChipLook } from './chipStyles.ts';

export interface ChipProps extends ComponentProps<'button'>, ChipLook {}

const Root = styled.button`
  ${chipStyles}
`;

/**
 * A small choice that is on or off, or can be taken away. With a URL of its own use `ChipLink`. `ref` and other
 * attributes reach the button.
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
    <Root
      type={type}
      data-selected={isSelected ? '' : undefined}
      {...(isRemovable ? {} : { 'aria-pressed': isSelected })}
      {...(type === 'button' ? NEEDS_SCRIPT : {})}
      {...rest}
    >
      {hiddenLabel ? <VisuallyHidden>{hiddenLabel} </VisuallyHidden> : null}
      {children}
      {isRemovable ? <CloseIcon size={16} /> : null}
    </Root>
  );
}
