import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` is one line of the surrounding text, `tile` a picture of 4:5, `box` gets its size from `style`. @default 'text' */
  shape?: 'text' | 'tile' | 'box' | undefined;
  /** Share of the column's width that the text will fill, 0 to 1. @default 1 */
  share?: number | undefined;
}

const sweep = keyframes`
  from { background-position: 160% 0; }
  to { background-position: -60% 0; }
`;

const Root = styled.span`
  display: block;
  border-radius: min(${token('radius.control')}, 6px);
  background: ${token('color.tile')}
    linear-gradient(100deg, transparent 32%, ${token('color.tile.strong')} 50%, transparent 68%) no-repeat
    160% 0 / 60% 100%;
  animation: ${sweep} ${token('motion.sweep')} linear infinite;

  &[data-shape='text'] {
    block-size: 0.75lh;
    margin-block: 0.125lh;
  }
  &[data-shape='tile'] {
    aspect-ratio: 4 / 5;
    border-radius: ${token('radius.tile')};
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  ${media.forcedColours} {
    border: 1px solid GrayText;
  }
`;

/** Reserves the exact space of content that is loading. Announce loading once as text, not for each skeleton. */
export function Skeleton({ shape = 'text', share = 1, style, ...rest }: SkeletonProps) {
  return (
    <Root
      aria-hidden="true"
      data-shape={shape}
      style={{ inlineSize: `${share * 100}%`, ...style }}
      {...rest}
    />
  );
}
