import { css } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/** Dimensions of every row in a list of suggestions: options, links, and messages. */
export const rowStyles = css`
  ${type('body')}
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  min-block-size: ${token('size.target')};
  padding: 10px 14px;
  border-inline-start: 4px solid transparent;

  ${media.forcedColours} {
    border-inline-start-color: Canvas;
  }
  & > :is(svg, [aria-hidden]) {
    flex: none;
  }
`;

/** A row that is a link. */
export const linkRowStyles = css`
  ${rowStyles}
  color: inherit;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${token('color.tile')};
    }
  }
  /* The panel would clip the 8 px focus ring, so focus is shown by a background and an inner frame. */
  &:focus-visible {
    background: ${token('color.tile')};
    outline: 2px solid ${token('color.text')};
    outline-offset: -2px;
    box-shadow: none;
  }
`;
