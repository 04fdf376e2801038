import type { ReactNode } from 'react';

/** One suggestion of a `ComboBox`. */
export interface ComboBoxOption {
  /** What the form sends; unique among the options. */
  value: string;
  /** Shown in the field once selected, and matched against the typed text. */
  label: string;
  /** A line below the label that distinguishes it from similar options. */
  description?: ReactNode;
  /** Shown, but cannot be selected: explain why in `description`. @default false */
  isDisabled?: boolean | undefined;
}

/** Loads the suggestions for the typed text. `signal` aborts an outdated request; a rejection shows `failedLabel`. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboBoxOption[]>;
