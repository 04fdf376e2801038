import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface ChipAppearance {
  /** Filled with the text colour. @default false */
  isSelected?: boolean | undefined;
  /** Shows a cross: pressing removes the chip. Say so in `hiddenLabel`. @default false */
  isRemovable?: boolean | undefined;
  /** For screen readers, before the text: "Remove filter". */
  hiddenLabel?: string | undefined;
}

/** Shared by `Chip` and `ChipLink`. */
export const ChipRoot: StyledComponent<'button'> = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.control.small')};
  padding: ${token('space.4')} ${token('space.16')};
  border: ${token('border.field')} solid ${token('color.line')};
  border-radius: ${token('radius.chip')};
  background: ${token('color.paper')};
  color: ${token('color.text')};
  font: 500 0.9375rem/1.25rem ${token('font.text')};
  text-decoration: none;
  flex-shrink: 0;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${token('motion.fade')};

  &::after {
    content: '';
    position: absolute;
    inset: -3.5px 0;
  }
  &[data-selected] {
    border-color: ${token('color.text')};
    background: ${token('color.text')};
    color: ${token('color.text.inverse')};
  }
  &:disabled {
    background: ${token('color.tile')};
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${token('color.text')};
    }
  }
  ${media.forcedColours} {
    &[data-selected] {
      outline: 2px solid;
    }
    &:disabled {
      color: GrayText;
    }
  }
`;
