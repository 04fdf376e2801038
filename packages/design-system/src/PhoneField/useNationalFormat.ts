import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { changeValue } from '../foundations/changeValue.ts';
import { loadNumbering } from './numbering.ts';
import type { FormatNational } from './numbering.ts';

/** Formats the number nationally on blur; never while typing. */
export function useNationalFormat(input: RefObject<HTMLInputElement | null>, country: string) {
  const format = useRef<FormatNational>(undefined);
  // The country may have changed while the plans were loading: a pasted prefix sets it.
  const latest = useRef(country);
  useEffect(() => {
    latest.current = country;
  });

  const write = () => {
    const field = input.current;
    const national = field && format.current?.(field.value, latest.current);
    if (field && national && national !== field.value) changeValue(field, national);
  };
  return {
    /** Preloads the plans while the shopper types. */
    load: () => {
      if (format.current) return;
      loadNumbering().then(
        (loaded) => {
          format.current = loaded;
          // The field was left before the plans were loaded: format it now.
          if (input.current !== document.activeElement) write();
        },
        // When offline, the number stays as typed.
        () => undefined,
      );
    },
    write,
  };
}
