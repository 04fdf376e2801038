import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../foundations/media.ts';

export interface BusyMarkProps extends ComponentProps<'span'> {
  /** Edge in pixels. @default 20 */
  size?: number | undefined;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Root = styled.span`
  display: inline-block;
  flex: none;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;

  /* Forced colours fill a transparent border, and a whole circle does not seem to turn. */
  ${media.forcedColours} {
    border-inline-end-color: Canvas;
  }
`;

/** The only thing that loops. Decoration: say what is going on in words beside it. */
export function BusyMark({ size = 20, style, ...rest }: BusyMarkProps) {
  return <Root aria-hidden="true" style={{ inlineSize: size, blockSize: size, ...style }} {...rest} />;
}
