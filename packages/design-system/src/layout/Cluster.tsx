import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';

export interface ClusterProps extends ComponentProps<'div'> {
  /** Space between items in pixels. @default 12 */
  gap?: 4 | 8 | 12 | 16 | 20 | 24 | undefined;
  /** Vertical alignment in the line. @default 'center' */
  align?: 'center' | 'start' | 'baseline' | 'end' | undefined;
  /** Distribution along the line. @default 'start' */
  justify?: 'start' | 'between' | 'end' | undefined;
  /** Scrolls horizontally instead of wrapping, for chips on a phone. @default false */
  isScrolling?: boolean | undefined;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.12')};
  &[data-gap='4'] {
    gap: ${token('space.4')};
  }
  &[data-gap='8'] {
    gap: ${token('space.8')};
  }
  &[data-gap='16'] {
    gap: ${token('space.16')};
  }
  &[data-gap='20'] {
    gap: ${token('space.20')};
  }
  &[data-gap='24'] {
    gap: ${token('space.24')};
  }
  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='end'] {
    align-items: end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='end'] {
    justify-content: end;
  }
  &[data-scrolling] {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    /* Space for the focus ring, which overflow would clip. */
    padding: ${token('space.8')} ${token('gutter')};
    margin: calc(-1 * ${token('space.8')}) calc(-1 * ${token('gutter')});
    & > * {
      flex: none;
    }
  }
`;

/** Items side by side, wrapping to several lines when there is no space. */
export function Cluster({
  gap = 12,
  align = 'center',
  justify = 'start',
  isScrolling = false,
  ...rest
}: ClusterProps) {
  return (
    <Root
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-scrolling={isScrolling ? '' : undefined}
      {...rest}
    />
  );
}
