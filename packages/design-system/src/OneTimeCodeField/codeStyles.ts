import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/* The boxes shrink when they do not all fit in a line. */
export const Place: StyledComponent<'div'> = styled.div`
  container-type: inline-size;
`;

/* A code reads from left to right in every language. */
export const Boxes: StyledComponent<'div'> = styled.div`
  --gap: ${token('space.8')};
  --pitch: min(3.5rem, (100cqi + var(--gap)) / var(--count));
  --box: calc(var(--pitch) - var(--gap));
  position: relative;
  display: flex;
  gap: var(--gap);
  inline-size: max-content;
  max-inline-size: 100%;
  overflow: clip;
  border-radius: ${token('radius.control')};
  direction: ltr;

  &:has(:focus-visible) {
    ${focusRingDeclarations}
  }
`;

export const Cell: StyledComponent<'span'> = styled.span`
  inline-size: var(--box);
  min-block-size: ${token('size.control')};
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field')};

  input[aria-invalid='true'] ~ & {
    border: ${token('border.strong')} solid ${token('color.error')};
  }
  input:focus ~ &[data-current] {
    border: ${token('border.strong')} solid ${token('color.text')};
  }
  input:disabled ~ &,
  input:read-only ~ & {
    border-color: ${token('color.line')};
    background: ${token('color.tile')};
  }
  ${media.forcedColours} {
    input:disabled ~ & {
      border-color: GrayText;
    }
  }
`;

/*
 * Lies over the boxes, with each digit in the middle of one: all digits of the font are 1ch wide, and letter spacing
 * fills the rest. One box too wide, because otherwise the browser scrolls when the last digit is typed.
 */
export const Code: StyledComponent<'input'> = styled.input`
  ${type('label')}
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: calc(var(--pitch) * (var(--count) + 1));
  padding-inline: calc((var(--box) - 1ch) / 2) 0;
  border: 0;
  background: none;
  color: inherit;
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 1.375rem;
  letter-spacing: calc(var(--pitch) - 1ch);
  appearance: none;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:disabled {
    color: ${token('color.text.subtle')};
  }
  /* The browser's background for filled-in fields would hide the boxes. */
  &:autofill {
    background-clip: text;
  }
  /* Forced colours put a backplate behind text, which would hide the edges of the boxes. */
  ${media.forcedColours} {
    forced-color-adjust: none;
    color: CanvasText;
    &:disabled {
      color: GrayText;
    }
  }
`;
