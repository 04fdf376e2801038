import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { controlStyles } from '../Field/controlStyles.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldProps {}

const Input = styled.textarea`
  ${controlStyles}
  min-block-size: 104px;
  resize: vertical;
  field-sizing: content;
`;

/** Several lines of text: gift messages, notes to the driver. Grows with what is typed. */
export function TextArea({
  label,
  hint,
  error,
  mark,
  labelAction,
  measure,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, mark, labelAction, measure, id, describedBy }}>
      {(attributes) => <Input data-control="" rows={3} {...rest} {...attributes} />}
    </Field>
  );
}
