import { useState } from 'react';
import type { ReactNode } from 'react';

/** A field that may be read when it is left and while it changes. */
interface FieldEvent {
  currentTarget: { value: string };
}

export interface InlineValidated {
  /** For the field's `error`. */
  error: ReactNode;
  /** For the field: it was left, so it may be judged. */
  onBlur: (event: FieldEvent) => void;
  /** For the field: it was typed in, so an error that is mended goes. */
  onChange: (event: FieldEvent) => void;
  /** Judges now, on submit; `true` when it will do. */
  check: (value: string) => boolean;
}

/**
 * Judges a field when it is left for the first time, never before; once something is wrong, at every key, so that the
 * error goes the moment it is mended.
 * @param judge what is wrong in words, or nothing
 */
export function useInlineValidation(judge: (value: string) => ReactNode): InlineValidated {
  const [error, setError] = useState<ReactNode>(null);
  const check = (value: string) => {
    const problem = judge(value) || null;
    setError(problem);
    return problem === null;
  };
  return {
    error,
    check,
    // A field that is left empty may only be on the way: what is missing is told on submit.
    onBlur: ({ currentTarget }) => {
      if (currentTarget.value) check(currentTarget.value);
    },
    onChange: ({ currentTarget }) => {
      if (error !== null) check(currentTarget.value);
    },
  };
}
