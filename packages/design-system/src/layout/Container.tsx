import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';

const Root = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${token('container')} + 2 * ${token('gutter')});
  margin-inline: auto;
  padding-inline: ${token('gutter')};

  &[data-measure='text'] {
    max-inline-size: calc(720px + 2 * ${token('gutter')});
  }
  &[data-measure='form'] {
    max-inline-size: calc(480px + 2 * ${token('gutter')});
  }
`;

export interface ContainerProps extends ComponentProps<'div'> {
  /** `page` up to 1520 px, `text` for reading, `form` for a single form. @default 'page' */
  measure?: 'page' | 'text' | 'form' | undefined;
}

/** Keeps content between the page's gutters. */
export function Container({ measure = 'page', ...rest }: ContainerProps) {
  return <Root data-measure={measure} {...rest} />;
}
