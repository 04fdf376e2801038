import { toLatinDigits } from '../foundations/latinDigits.ts';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Boxes, Cell, Code, Place } from './codeStyles.ts';

export interface OneTimeCodeFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'size' | 'maxLength'>, FieldProps {
  /** Number of digits. @default 6 */
  length?: number | undefined;
  /** Called once for each code when all digits are entered: typed, pasted or filled in from the message. */
  onComplete?: ((code: string) => void) | undefined;
}

/**
 * A one-time code from a message, shown digit by digit in boxes. It is one input: read out, filled in and pasted as a
 * whole. Everything but digits is dropped, so `123-456` is accepted.
 */
export function OneTimeCodeField({
  label,
  hint,
  error,
  mark,
  labelAction,
  measure,
  id,
  length = 6,
  onChange,
  onComplete,
  'aria-describedby': describedBy,
  ...rest
}: OneTimeCodeFieldProps) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const code = String(rest.value ?? typed);
  const current = Math.min(code.length, length - 1);
  return (
    <Field {...{ label, hint, error, mark, labelAction, measure, id, describedBy }}>
      {(attributes) => (
        <Place data-control="">
          <Boxes style={{ '--count': length }}>
            <Code
              autoComplete="one-time-code"
              inputMode="numeric"
              spellCheck={false}
              {...rest}
              {...attributes}
              type="text"
              onChange={(event) => {
                const field = event.currentTarget;
                const digits = toLatinDigits(field.value).replaceAll(/\D/g, '').slice(0, length);
                if (digits !== field.value) field.value = digits;
                setTyped(digits);
                onChange?.(event);
                if (digits.length === length && digits !== code) onComplete?.(digits);
              }}
            />
            {Array.from({ length }, (_, index) => (
              <Cell key={index} aria-hidden="true" data-current={index === current ? '' : undefined} />
            ))}
          </Boxes>
        </Place>
      )}
    </Field>
  );
}
