import styled from 'styled-components';
import { controlStyles } from '../Field/controlStyles.ts';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/** The field's frame: what the list hangs below. */
export const Frame = styled.div`
  position: relative;
`;

/** The text field itself. */
export const Input = styled.input`
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

/** Opens the list by pointer; the keyboard has the arrows. */
export const Toggle = styled.button`
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

/** In the top layer, at its field. */
export const Popup = styled.div`
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

/** The suggestions. */
export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One suggestion. */
export const Option = styled.li`
  ${type('body')}
  min-block-size: ${token('size.target')};
  padding: 10px 14px;
  border-inline-start: 4px solid transparent;
  cursor: pointer;

  &[aria-selected='true'] {
    border-inline-start-color: ${token('color.text')};
    background: ${token('color.tile')};
  }
  &[aria-disabled='true'] {
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
  }
  ${media.forcedColours} {
    border-inline-start-color: Canvas;
    &[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

/** Below the label of a suggestion. */
export const Description = styled.span`
  ${type('meta')}
  display: block;
  color: ${token('color.text.subtle')};

  ${media.forcedColours} {
    color: inherit;
  }
`;

/** Why there are no suggestions, or not yet. */
export const Status = styled.div`
  ${type('body')}
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.target')};
  padding: 10px 18px;
  color: ${token('color.text.subtle')};
`;
