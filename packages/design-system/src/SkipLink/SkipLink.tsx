import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Address of the page's main content. @default '#main' */
  href?: string | undefined;
}

const Root = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }
  ${type('label')}
  position: fixed;
  z-index: ${token('layer.snackbar')};
  inset-block-start: ${token('space.12')};
  inset-inline-start: ${token('space.12')};
  max-inline-size: calc(100% - 2 * ${token('space.12')});
  padding: ${token('space.12')} ${token('space.20')};
  border-radius: ${token('radius.control')};
  background: ${token('color.text')};
  color: ${token('color.text.inverse')};
`;

/** The first link of a page: skips the header. Visible only while focused. */
export function SkipLink({ href = '#main', ...rest }: SkipLinkProps) {
  return <Root href={href} {...rest} />;
}
