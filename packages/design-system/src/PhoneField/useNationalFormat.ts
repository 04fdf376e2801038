import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { changeValue } from '../foundations/changeValue.ts';
import { loadNumbering } from './numbering.ts';
import type { FormatNational } from './numbering.ts';

/** Writes the number as its country does when the field is left; never while one types. */
export function useNationalFormat(input: RefObject<HTMLInputElement | null>, country: string) {
  const format = useRef<FormatNational>(undefined);
  // The country may have changed while the plans were under way: a pasted prefix chooses it.
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
    /** Gets ready while one types. */
    load: () => {
      if (format.current) return;
      loadNumbering().then(
        (loaded) => {
          format.current = loaded;
          // Whoever was quicker than the network is served afterwards.
          if (input.current !== document.activeElement) write();
        },
        // Without the network the number stays as it was typed.
        () => undefined,
      );
    },
    write,
  };
}
