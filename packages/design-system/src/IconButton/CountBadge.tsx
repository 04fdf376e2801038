import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

const Root = styled.span`
  position: absolute;
  /* Out of the button, not over its icon. */
  inset-block-end: 23px;
  inset-inline-end: -2px;
  display: grid;
  place-items: center;
  /* Grows with the reader's font size. */
  min-inline-size: 1.125rem;
  block-size: 1.125rem;
  padding-inline: 0.3125rem;
  border-radius: 0.5625rem;
  background: ${token('color.accent')};
  color: ${token('color.accent.on')};
  font: 650 0.6875rem/1 ${token('font.text')};
  font-variant-numeric: tabular-nums;
  ${media.forcedColours} {
    border: 1px solid;
  }
`;

/** The number on the bag. Decoration: the control's label says it in words. */
export function CountBadge(props: ComponentProps<'span'>) {
  return <Root aria-hidden="true" {...props} />;
}
