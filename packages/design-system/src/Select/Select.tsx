import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { controlStyles } from '../Field/controlStyles.ts';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'size'>, FieldProps {
  /** `<option>` and `<optgroup>` elements. For no choice at first put `<option value="">` before them. */
  children: ComponentProps<'select'>['children'];
}

const Frame = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: 14px;
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyles}
  padding-inline-end: 44px;
  text-overflow: ellipsis;
  cursor: pointer;

  & option {
    background: ${token('color.field')};
    color: ${token('color.text')};
  }
`;

/**
 * One of many, by the system's own list: right for more than seven, such as countries. `ref` and other attributes reach
 * the `<select>`.
 */
export function Select({
  label,
  hint,
  error,
  mark,
  labelAction,
  measure,
  id,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, mark, labelAction, measure, id, describedBy }}>
      {(attributes) => (
        <Frame data-control="">
          <Control {...rest} {...attributes} />
          <ChevronDownIcon size={20} />
        </Frame>
      )}
    </Field>
  );
}
