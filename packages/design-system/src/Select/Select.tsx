import type { ComponentProps } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { SelectControl, SelectFrame } from './selectParts.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'size'>, FieldProps {
  /** `<option>` and `<optgroup>` elements. To preselect nothing, put `<option value="">` first. */
  children: ComponentProps<'select'>['children'];
}

/**
 * A choice of one among many options in the native list: for more than seven, such as countries. `ref` and other
 * attributes reach the `<select>`.
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
        <SelectFrame data-control="">
          <SelectControl {...rest} {...attributes} />
          <ChevronDownIcon size={20} />
        </SelectFrame>
      )}
    </Field>
  );
}
