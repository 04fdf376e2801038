import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { linkStyles } from './linkStyles.ts';
import type { LinkAppearance } from './linkStyles.ts';

export interface LinkButtonProps extends ComponentProps<'button'>, LinkAppearance {}

const Root = styled.button`
  ${linkStyles}
`;

/** A small action within text, such as "Remove" in a bag line: a button that looks like a link. */
export function LinkButton({ variant = 'strong', type = 'button', ...rest }: LinkButtonProps) {
  return (
    <Root
      data-variant={variant}
      type={type}
      {...(type === 'button' && rest.onClick ? NEEDS_HYDRATION : {})}
      {...rest}
    />
  );
}
