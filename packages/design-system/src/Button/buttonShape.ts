import { css } from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/** Size, text style and corners of pressable elements: buttons, links that look like them, toggles. */
export const buttonShape = css`
  ${type('label')}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.control')};
  padding: ${token('space.8')} ${token('space.24')};
  border: ${token('border.field')} solid transparent;
  border-radius: ${token('radius.button')};
  color: ${token('color.text')};
  text-align: center;
  cursor: pointer;

  &[data-size='small'] {
    font-size: 0.875rem;
    line-height: 1.25rem;
    min-block-size: ${token('size.control.small')};
    padding: ${token('space.4')} ${token('space.16')};
  }
  /* Small buttons keep a touch target of 44 px. */
  &[data-size='small']::after {
    content: '';
    position: absolute;
    inset: -3.5px;
  }
`;
