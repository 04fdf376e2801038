import type { ReactNode } from 'react';

/** One suggestion of a `ComboBox`. */
export interface ComboBoxOption {
  /** What the form sends; tells it from the others. */
  value: string;
  /** What stands in the field once it is chosen, and what typing is compared with. */
  label: string;
  /** A line below the label: what tells it from its neighbours. */
  description?: ReactNode;
  /** Shown, but not to be chosen: say why in `description`. @default false */
  isDisabled?: boolean | undefined;
}

/** Asks for the suggestions for what was typed. An older question is aborted by its signal; a rejection shows `failedLabel`. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboBoxOption[]>;
