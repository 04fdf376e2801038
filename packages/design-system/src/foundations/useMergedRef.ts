import { useCallback } from 'react';
import type { Ref } from 'react';

function give<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

/** Combines a component's own ref and the ref passed to it. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): (node: T | null) => void {
  return useCallback(
    (node: T | null) => {
      give(own, node);
      give(given, node);
    },
    [own, given],
  );
}
