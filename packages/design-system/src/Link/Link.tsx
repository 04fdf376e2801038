import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { linkStyles } from './linkStyles.ts';
import type { LinkAppearance } from './linkStyles.ts';

export interface LinkProps extends ComponentProps<'a'>, LinkAppearance {
  /** The link's target. */
  href: string;
}

const Root = styled.a`
  ${linkStyles}
  ${media.forcedColours} {
    color: LinkText;
  }
`;

/** A link to another page. */
export function Link({ variant = 'inline', ...rest }: LinkProps) {
  return <Root as={useAnchor()} data-variant={variant} {...rest} />;
}
