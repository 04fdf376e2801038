import { useState } from 'react';
import type { ReactNode } from 'react';

/** The part of blur and change events that is read. */
interface FieldEvent {
  currentTarget: { value: string };
}

export interface InlineValidated {
  /** For the field's `error`. */
  error: ReactNode;
  /** For the field: validates it when it loses the focus. */
  onBlur: (event: FieldEvent) => void;
  /** For the field: removes an error as soon as the input fixes it. */
  onChange: (event: FieldEvent) => void;
  /** Validates now, on submit; returns `true` when the value is valid. */
  check: (value: string) => boolean;
}

/**
 * Validates a field on its first blur, never before; once it has an error, on every keystroke, so that the error
 * disappears as soon as it is fixed.
 * @param validate returns the error message, or nothing if the value is valid
 */
export function useInlineValidation(validate: (value: string) => ReactNode): InlineValidated {
  const [error, setError] = useState<ReactNode>(null);
  const check = (value: string) => {
    const problem = validate(value) || null;
    setError(problem);
    return problem === null;
  };
  return {
    error,
    check,
    // Ignores an empty field on blur: the shopper may only be tabbing through. Missing values are reported on submit.
    onBlur: ({ currentTarget }) => {
      if (currentTarget.value) check(currentTarget.value);
    },
    onChange: ({ currentTarget }) => {
      if (error !== null) check(currentTarget.value);
    },
  };
}
