import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface IconButtonAppearance {
  /** `plain` in bars; `outlined` next to a large button; `floating` on pictures. @default 'plain' */
  variant?: 'plain' | 'outlined' | 'floating' | undefined;
}

/** Shared by `IconButton` and `IconLink`. */
export const IconButtonRoot: StyledComponent<'button'> = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${token('size.target')};
  block-size: ${token('size.target')};
  padding: 0;
  border: ${token('border.field')} solid transparent;
  border-radius: ${token('radius.button')};
  background: none;
  color: inherit;
  cursor: pointer;
  transition: background-color ${token('motion.press')};

  &[data-variant='outlined'] {
    inline-size: ${token('size.control')};
    block-size: ${token('size.control')};
    border-color: ${token('color.text')};
    background: ${token('color.paper')};
  }
  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }
  &:disabled {
    color: ${token('color.edge')};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${token('color.tile')};
    }
    &[data-variant='floating']:hover {
      background: ${token('color.raised')};
    }
  }
  ${media.forcedColours} {
    border-color: ButtonBorder;
  }
`;
