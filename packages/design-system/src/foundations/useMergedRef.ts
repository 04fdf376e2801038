import { useCallback } from 'react';
import type { Ref } from 'react';

function give<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

/** One ref that fills two: the component's own and the one it was given. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): (node: T | null) => void {
  return useCallback(
    (node: T | null) => {
      give(own, node);
      give(given, node);
    },
    [own, given],
  );
}
