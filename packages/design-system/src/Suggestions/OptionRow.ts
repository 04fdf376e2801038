import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { rowStyles } from './rowStyles.ts';

/** Options for a field, with `role="listbox"`. */
export const OptionList: StyledComponent<'ul'> = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One option of a list below a field; all lists mark the active option in the same way. */
export const OptionRow: StyledComponent<'li'> = styled.li`
  ${rowStyles}
  color: inherit;
  text-decoration: none;
  cursor: pointer;

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${token('color.tile')};
    }
  }
  &[data-active] {
    border-inline-start-color: ${token('color.text')};
    background: ${token('color.tile')};
  }
  &[aria-disabled='true'] {
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
  }
  ${media.forcedColours} {
    &[data-active] {
      forced-color-adjust: none;
      border-inline-start-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
