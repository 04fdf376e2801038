import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldCounter } from '../Field/FieldCounter.tsx';
import { controlStyles } from '../Field/controlStyles.ts';

interface Counted {
  /** Maximum number of characters. More can be typed: the counter shows the excess, the form's error what to do. */
  limit: number;
  /** Text of the counter: "12 characters left"; below zero "3 characters too many". */
  leftLabel: (left: number) => string;
}

/** The counter is given together with its text, or not at all. */
type Counter = Counted | { limit?: undefined; leftLabel?: undefined };

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldProps & Counter;

const Input = styled.textarea`
  ${controlStyles}
  min-block-size: 104px;
  max-block-size: 60vh;
  resize: vertical;
  field-sizing: content;
`;

/** Several lines of text: gift messages, notes to the driver. Grows with its content, up to 60 % of the screen. */
export function TextArea({
  label,
  hint,
  error,
  mark,
  labelAction,
  measure,
  id,
  limit,
  leftLabel,
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const counterId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const isCounted = limit !== undefined;
  return (
    <Field
      {...{ label, hint, error, mark, labelAction, measure, id }}
      describedBy={[describedBy, isCounted && counterId].filter(Boolean).join(' ')}
      footer={
        isCounted ? (
          <FieldCounter
            id={counterId}
            used={String(rest.value ?? typed).length}
            limit={limit}
            leftLabel={leftLabel}
          />
        ) : null
      }
    >
      {(attributes) => (
        <Input
          data-control=""
          rows={3}
          {...rest}
          {...attributes}
          onChange={(event) => {
            if (isCounted) setTyped(event.currentTarget.value);
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}
