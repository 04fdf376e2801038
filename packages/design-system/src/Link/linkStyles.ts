import { css } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface LinkAppearance {
  /**
   * `inline` in running text; `strong` alone next to a heading or a line, with a touch target of 44 px; `quiet` in
   * lists of links, underlined on hover only. @default 'inline'
   */
  variant?: 'inline' | 'strong' | 'quiet' | undefined;
}

/** Shared by `Link` and `LinkButton`. */
export const linkStyles = css`
  position: relative;
  display: inline;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.badge')};
  background: none;
  color: inherit;
  cursor: pointer;
  text-decoration: underline 1px;
  text-underline-offset: 3px;

  &[data-variant='strong'] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.8')};
    font-weight: 650;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  &[data-variant='strong']::after {
    content: '';
    position: absolute;
    inset-inline: -4px;
    inset-block-start: 50%;
    block-size: ${token('size.target')};
    translate: 0 -50%;
  }
  &[data-variant='quiet'] {
    text-decoration: none;
  }
  ${media.hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
    &[data-variant='strong']:hover {
      text-decoration-thickness: 3px;
    }
    &[data-variant='quiet']:hover {
      text-decoration: underline 1px;
    }
  }
`;
