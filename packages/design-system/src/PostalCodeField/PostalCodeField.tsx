import type { ComponentProps } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { changeValue } from '../foundations/changeValue.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { FieldEnds } from '../TextField/TextField.tsx';
import { postalCodeRule } from './postalCodes.ts';

export interface PostalCodeFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'size' | 'type' | 'inputMode'>, FieldProps, FieldEnds {
  /** Two-letter code, `GB`: decides the keyboard on phones, the example and the format. */
  country: string;
  /** Turns an example into a hint: "Like M4 3AQ". Without it, or for a country without a rule, `hint` is shown. */
  exampleLabel?: ((example: string) => string) | undefined;
}

/** A postal code in the format of its country: "m43aq" becomes "M4 3AQ" on blur. Never validates by itself. */
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
