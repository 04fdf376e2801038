import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { controlStyles } from '../Field/controlStyles.ts';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

/** The field's frame, to which the list is anchored. */
export const Frame: StyledComponent<'div'> = styled.div`
  position: relative;
`;

/** The text field itself. */
export const Input: StyledComponent<'input'> = styled.input`
  ${controlStyles}
  text-overflow: ellipsis;
  &[data-toggle] {
    padding-inline-end: 52px;
  }
  ${media.forcedColours} {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Opens the list by pointer; keyboard users press the arrow keys. */
export const Toggle: StyledComponent<'button'> = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 2px;
  display: grid;
  place-items: center;
  inline-size: ${token('size.target')};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  &:disabled {
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
  }
`;

/** The list in the top layer, anchored to its field. */
export const Popup: StyledComponent<'div'> = styled.div`
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  margin: 0;
  padding: ${token('space.4')} 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${token('border.field')} solid ${token('color.text')};
  border-radius: ${token('radius.control')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.snackbar')};
`;
