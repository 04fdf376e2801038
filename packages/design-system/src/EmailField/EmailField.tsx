import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface EmailFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'leading' | 'autoCapitalize' | 'spellCheck'
> {
  /** Sign-in forms pass `username`, so that password managers fill both fields. @default 'email' */
  autoComplete?: string | undefined;
}

/** One e-mail address: the keyboard with @, no capitals, no corrections, filled in by the browser. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
