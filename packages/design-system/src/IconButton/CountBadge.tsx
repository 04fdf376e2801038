import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

const Root = styled.span`
  position: absolute;
  /* Extends beyond the button so that it does not cover the icon. */
  inset-block-end: 23px;
  inset-inline-end: -2px;
  display: grid;
  place-items: center;
  /* Scales with the user's font size. */
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

/** The number on the bag. Decorative: the control's label contains it in words. */
export function CountBadge(props: ComponentProps<'span'>) {
  return <Root aria-hidden="true" translate="no" {...props} />;
}
