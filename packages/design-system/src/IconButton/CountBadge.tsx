import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';

const Root = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: -2px;
  display: grid;
  place-items: center;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 5px;
  border-radius: 9px;
  background: ${token('color.accent')};
  color: ${token('color.accent.on')};
  font: 650 0.6875rem/1 ${token('font.text')};
  font-variant-numeric: tabular-nums;
`;

/** The number on the bag. Decoration: the control's label says it in words. */
export function CountBadge(props: ComponentProps<'span'>) {
  return <Root aria-hidden="true" {...props} />;
}
