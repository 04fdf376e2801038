import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface StickyBarProps extends ComponentProps<'div'> {
  /** The end of the window it sticks to. @default 'end' */
  edge?: 'start' | 'end' | undefined;
  /** A hidden bar is out of view and out of the tab order. @default true */
  isShown?: boolean | undefined;
}

const Root = styled.div`
  position: sticky;
  z-index: ${token('layer.bar')};
  display: flex;
  align-items: center;
  gap: ${token('space.16')};
  min-block-size: 72px;
  padding: ${token('space.8')} ${token('gutter')};
  background: ${token('color.paper')};
  transition:
    translate ${token('motion.in')} ${token('motion.ease.in')},
    visibility ${token('motion.in')};

  &[data-edge='end'] {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    padding-block-end: max(${token('space.8')}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${token('color.line')};
  }
  &[data-edge='start'] {
    inset-block-start: 0;
    border-block-end: 1px solid ${token('color.line')};
  }
  &[data-away] {
    visibility: hidden;
    translate: 0 100%;
  }
  ${media.short} {
    position: static;
    &[data-edge='end'] {
      display: none;
    }
  }
`;

/**
 * A bar that stays in view: buy and filter bars on a phone. Pages need 88 px of scroll padding, so that it covers no focus.
 * In a window below 400 px of height nothing stays: one at the start scrolls with the page, and one at the end, which
 * repeats a button of the page, is left out.
 */
export function StickyBar({ edge = 'end', isShown = true, ...rest }: StickyBarProps) {
  return <Root data-edge={edge} data-away={isShown ? undefined : ''} {...rest} />;
}
