import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The id of the page's main part. @default '#main' */
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

/** First thing on the page: past the header with one key. Seen only while focused. */
export function SkipLink({ href = '#main', ...rest }: SkipLinkProps) {
  return <Root href={href} {...rest} />;
}
