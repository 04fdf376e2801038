import { useId, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError } from '../Field/FieldError.tsx';
import { media } from '../foundations/media.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** What is true when the box is ticked. */
  label: ReactNode;
  /** A line below the label: what ticking means. */
  description?: ReactNode;
  /** At the end of the line: the number of results of a filter. */
  detail?: ReactNode;
  /** What to do, above the box. */
  error?: ReactNode;
  /**
   * Mixed state: some of the boxes it stands for are ticked. A press toggles the box as usual, and the parent sets the
   * next state. `CheckboxGroup` does this for you. @default false
   */
  isIndeterminate?: boolean | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${token('space.8')};
  &[data-invalid] {
    padding-inline-start: 14px;
    border-inline-start: 4px solid ${token('color.error')};
  }
`;

const Line = styled.label`
  ${type('body')}
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  /* One line is 36 px high, 44 px for touch, with its text vertically centred. */
  padding-block: calc(18px - 0.5lh);
  cursor: pointer;
  ${media.touch} {
    padding-block: calc(22px - 0.5lh);
  }
  &:has(:disabled) {
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  align-self: start;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  /* Centred on the first line, at any text size. */
  margin-block-start: calc(0.5lh - 12px);
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: min(${token('radius.control')}, 6px);
  background: ${token('color.field')};
  cursor: inherit;
  transition: background-color ${token('motion.press')};

  &::before {
    content: '';
    inline-size: 13px;
    block-size: 7px;
    border: solid ${token('color.text.inverse')};
    border-width: 0 0 2px 2px;
    rotate: -45deg;
    translate: 0 -2px;
    opacity: 0;
  }
  &:checked {
    background: ${token('color.text')};
    border-color: ${token('color.text')};
  }
  &:checked::before {
    opacity: 1;
  }
  &:indeterminate {
    background: ${token('color.text')};
  }
  &:indeterminate::before {
    block-size: 0;
    border-width: 0 0 2px;
    rotate: 0deg;
    translate: 0;
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border: ${token('border.strong')} solid ${token('color.error')};
  }
  &:disabled {
    background: ${token('color.tile.strong')};
    border-color: ${token('color.line')};
  }
  &:disabled::before {
    border-color: ${token('color.text.subtle')};
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${token('color.text')};
    }
  }
  ${media.forcedColours} {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Description = styled.span`
  ${type('meta')}
  display: block;
  color: ${token('color.text.subtle')};
`;

const Detail = styled.span`
  ${type('meta')}
  color: ${token('color.text.subtle')};
  font-variant-numeric: tabular-nums;
`;

/** A yes/no choice. Never ticked in advance for consent. `ref` and other attributes are passed to the input. */
export function Checkbox({
  label,
  description,
  detail,
  error,
  isIndeterminate = false,
  id,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const generated = useId();
  const errorId = error ? `${id ?? generated}-error` : undefined;
  const box = useRef<HTMLInputElement>(null);

  // HTML has no attribute for it, and the browser resets the property on each press.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  });

  return (
    <Root data-invalid={error ? '' : undefined}>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <Line>
        <Box
          {...rest}
          ref={useMergedRef(box, ref)}
          type="checkbox"
          // The label wraps the input; an id that is not needed would only add weight to long lists.
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, describedBy].filter(Boolean).join(' ') || undefined}
        />
        <Text>
          {label}
          {description ? <Description>{description}</Description> : null}
        </Text>
        {detail === undefined ? null : <Detail>{detail}</Detail>}
      </Line>
    </Root>
  );
}
