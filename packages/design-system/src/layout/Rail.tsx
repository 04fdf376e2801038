import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface RailProps extends Omit<ComponentProps<'ul'>, 'aria-label'> {
  /** Accessible name, usually the heading of its section. */
  label: string;
}

const Root = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - ${token('cards.column')}) / 2.1);
  gap: ${token('cards.column')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${token('gutter')};
  scrollbar-width: none;
  /* Extends to the edge of the page, with space for the focus ring. */
  padding: ${token('space.8')} ${token('gutter')};
  margin: calc(-1 * ${token('space.8')}) calc(-1 * ${token('gutter')});
  /* On a screen wider than the page it extends to the screen's edge; 8 px are half of a scroll bar. */
  margin-inline-end: calc(-1 * max(${token('gutter')}, (100vw - ${token('container')}) / 2 - 8px));

  & > * {
    scroll-snap-align: start;
  }
  ${media.medium} {
    grid-auto-columns: calc((100% - 3 * ${token('cards.column')}) / 3.3);
  }
  ${media.wide} {
    grid-auto-columns: calc((100% - 4 * ${token('cards.column')}) / 4.3);
  }
`;

/** Items in one line that scrolls horizontally, by touch, wheel or arrow keys. Items are `<li>`. */
export function Rail({ label, ...rest }: RailProps) {
  return <Root role="list" aria-label={label} tabIndex={0} {...rest} />;
}
