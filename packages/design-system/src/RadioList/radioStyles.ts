import { css } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

/** The round box of a native radio. */
export const radioStyles = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  /* Centred on the first line, at any text size. */
  margin: calc(0.5lh - 11px) 0 0;
  border: 2px solid ${token('color.edge')};
  border-radius: 50%;
  background: ${token('color.field')};
  cursor: inherit;

  &:checked {
    border: 7px solid ${token('color.text')};
  }
  &:disabled {
    background: ${token('color.tile.strong')};
    border-color: ${token('color.line')};
  }
  &:checked:disabled {
    background: ${token('color.field')};
    border-color: ${token('color.edge')};
  }
  ${media.forcedColours} {
    appearance: auto;
  }
`;
