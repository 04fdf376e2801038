import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../foundations/media.ts';

export interface BusyMarkProps extends ComponentProps<'span'> {
  /** Width and height in pixels. @default 20 */
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

  /* Forced colours fill a transparent border, and a full circle does not appear to rotate. */
  ${media.forcedColours} {
    border-inline-end-color: Canvas;
  }
`;

/** A spinner, the only looping animation. Decorative: say next to it in words what is going on. */
export function BusyMark({ size = 20, style, ...rest }: BusyMarkProps) {
  return <Root aria-hidden="true" style={{ inlineSize: size, blockSize: size, ...style }} {...rest} />;
}
