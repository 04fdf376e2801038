import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { controlStyles } from '../Field/controlStyles.ts';
import { token } from '../tokens/token.ts';

/** Holds a `SelectControl` followed by the arrow icon of 20 px. */
export const SelectFrame: StyledComponent<'div'> = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: 14px;
    pointer-events: none;
  }
`;

/** The native `<select>`, styled as a field. */
export const SelectControl: StyledComponent<'select'> = styled.select`
  ${controlStyles}
  padding-inline-end: 44px;
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: ${token('color.field')};
    color: ${token('color.text')};
  }
`;
