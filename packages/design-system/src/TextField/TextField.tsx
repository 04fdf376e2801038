import { holdsNumber, writeLatinDigits } from '../foundations/latinDigits.ts';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { controlStyles } from '../Field/controlStyles.ts';
import { token } from '../tokens/token.ts';

/** Content around the text of a field. */
export interface FieldEnds {
  /** Inside the field, at its end: a check mark, a card brand, a small button. */
  trailing?: ReactNode;
  /** Below the field, for text that changes while typing. */
  footer?: ReactNode;
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'size'>, FieldProps, FieldEnds {
  /** Inside the field, before the text: a decorative currency sign. Include it in the label too. */
  leading?: ReactNode;
}

const Frame = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyles}
  /* A street in another script keeps its number in front. */
  &:dir(rtl) {
    unicode-bidi: plaintext;
    text-align: right;
  }
  &[data-leading] {
    padding-inline-start: 2.125rem;
  }
  &[data-trailing] {
    padding-inline-end: 52px;
  }
`;

const Leading = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 14px;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

const Trailing = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  min-inline-size: ${token('size.target')};

  & > svg {
    pointer-events: none;
  }
`;

/**
 * One line of text. Set `autoComplete`, `inputMode` and `enterKeyHint` where they help: a number keyboard takes the
 * digits of every script, and writes them as 0 to 9. Never validates by itself: pass
 * `error` when an error should show.
 */
export function TextField({
  label,
  hint,
  error,
  mark,
  labelAction,
  measure,
  id,
  leading,
  trailing,
  footer,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, mark, labelAction, measure, id, footer, describedBy }}>
      {(attributes) => (
        <Frame data-control="">
          {leading ? <Leading aria-hidden="true">{leading}</Leading> : null}
          <Input
            type="text"
            data-leading={leading ? '' : undefined}
            data-trailing={trailing ? '' : undefined}
            {...rest}
            {...attributes}
            onChange={(event) => {
              if (holdsNumber(rest.inputMode)) writeLatinDigits(event.currentTarget);
              onChange?.(event);
            }}
          />
          {trailing ? <Trailing>{trailing}</Trailing> : null}
        </Frame>
      )}
    </Field>
  );
}
