import type { ComponentProps } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { changeValue } from '../foundations/changeValue.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { FieldEnds } from '../TextField/TextField.tsx';
import { postalCodeRule } from './postalCodes.ts';

export interface PostalCodeFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'size' | 'type' | 'inputMode'>, FieldProps, FieldEnds {
  /** Two letters, `GB`: decides the keys on a phone, the example and how the code is written. */
  country: string;
  /** Makes the hint of an example: "Like M4 3AQ". Without it, and where there is no rule, `hint` stands. */
  exampleLabel?: ((example: string) => string) | undefined;
}

/** A postal code as its country writes it: "m43aq" becomes "M4 3AQ" when the field is left. Never judges by itself. */
export function PostalCodeField({ country, exampleLabel, hint, onBlur, ...rest }: PostalCodeFieldProps) {
  const rule = postalCodeRule(country);
  return (
    <TextField
      autoComplete="postal-code"
      measure="short"
      spellCheck={false}
      {...rest}
      hint={rule && exampleLabel ? exampleLabel(rule.example) : hint}
      inputMode={rule?.isNumeric ? 'numeric' : 'text'}
      autoCapitalize="characters"
      onBlur={(event) => {
        const field = event.currentTarget;
        const written = rule?.write(field.value) ?? field.value;
        if (written !== field.value && !field.readOnly) changeValue(field, written);
        onBlur?.(event);
      }}
    />
  );
}
