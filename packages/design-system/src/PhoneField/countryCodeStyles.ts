import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export const Prefix: StyledComponent<'span'> = styled.span`
  ${type('label')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  flex: none;
  min-block-size: ${token('size.target')};
  padding-inline: 14px;
  border-radius: ${token('radius.control')};
  white-space: nowrap;

  & > span {
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
  }
  & svg {
    flex: none;
    border-radius: 2px;
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline-end: 0;
    inset-block: ${token('space.12')};
    border-inline-end: 1px solid ${token('color.line')};
  }
  &[data-choice]:has(:focus-visible) {
    background: ${token('color.tile')};
  }
`;

/* Lies over the short form, so that the native list opens with full names. */
export const NativeList: StyledComponent<'select'> = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;

  & option {
    color: initial;
    background: initial;
  }
`;

/** The same position, as a button. */
export const Cover: StyledComponent<'button'> = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
`;
