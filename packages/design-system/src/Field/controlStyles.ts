import { css } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/** The frame of inputs, selects and text areas. */
export const controlStyles = css`
  ${type('body')}
  display: block;
  inline-size: 100%;
  min-block-size: ${token('size.control')};
  padding: ${token('space.8')} 14px;
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.control')};
  background-color: ${token('color.field')};
  color: ${token('color.text')};
  appearance: none;
  transition: border-color ${token('motion.press')};

  &::placeholder {
    color: ${token('color.text.subtle')};
    opacity: 1;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${token('color.text')};
    }
  }
  &[aria-invalid='true'] {
    border: ${token('border.strong')} solid ${token('color.error')};
  }
  &:disabled {
    background-color: ${token('color.tile')};
    border-color: ${token('color.line')};
    color: ${token('color.text.subtle')};
    /* Browsers additionally fade a disabled select. */
    opacity: 1;
    cursor: not-allowed;
  }
  &:read-only:not(select, :disabled) {
    background-color: ${token('color.tile')};
  }
`;
