import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { token } from '../tokens/token.ts';

const Root = styled(IconButton)`
  && {
    border-color: ${token('color.edge')};
  }
  &&[aria-disabled='true'] {
    border-color: ${token('color.line')};
    background: none;
    color: ${token('color.edge')};
    cursor: default;
    ${media.forcedColours} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

interface ArrowProps {
  label: string;
  /** At the last slide in this direction: the arrow keeps its focus and does nothing. */
  isAtEnd: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One of the two arrows of a `Carousel`. */
export function Arrow({ isAtEnd, onClick, ...rest }: ArrowProps) {
  return <Root aria-disabled={isAtEnd} onClick={() => !isAtEnd && onClick()} {...rest} />;
}
