import type { ComponentProps } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { LeftToRightField } from '../TextField/LeftToRightField.ts';
import type { FieldEnds } from '../TextField/TextField.tsx';

type NativeInput = Omit<
  ComponentProps<'input'>,
  'id' | 'size' | 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

export interface EmailFieldProps extends NativeInput, FieldProps, FieldEnds {
  /** Sign-in forms pass `username`, so that password managers fill both fields. @default 'email' */
  autoComplete?: string | undefined;
}

/** One e-mail address: keyboard with @, no capitals, no autocorrect, autofill by the browser. */
export function EmailField(props: EmailFieldProps) {
  return (
    <LeftToRightField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
