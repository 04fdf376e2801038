import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { NEEDS_SCRIPT } from '../foundations/needsScript.ts';
import { linkStyles } from './linkStyles.ts';
import type { LinkAppearance } from './linkStyles.ts';

export interface LinkButtonProps extends ComponentProps<'button'>, LinkAppearance {}

const Root = styled.button`
  ${linkStyles}
`;

/** A small act among text, such as "Remove" in a bag line: looks like a link, is a button. */
export function LinkButton({ variant = 'strong', type = 'button', ...rest }: LinkButtonProps) {
  return (
    <Root
      data-variant={variant}
      type={type}
      {...(type === 'button' && rest.onClick ? NEEDS_SCRIPT : {})}
      {...rest}
    />
  );
}
