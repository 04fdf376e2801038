import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { buttonStyles, lookAttributes } from './buttonStyles.ts';
import type { ButtonLook } from './buttonStyles.ts';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  href: string;
}

const Root = styled.a`
  ${buttonStyles}
`;

/** A way to another page that deserves the weight of a button. */
export function ButtonLink({ variant, size, isWide, ...rest }: ButtonLinkProps) {
  return <Root as={useAnchor()} {...lookAttributes({ variant, size, isWide })} {...rest} />;
}
