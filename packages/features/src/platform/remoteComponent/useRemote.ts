import { useEffect, useRef, useState } from 'react';
import type { Remote } from './loadRemote.ts';

/** Loads a component of another application once it is shown; tells how far it is, and calls `onFailed` when it fails. */
export function useRemote<Of extends Remote>(
  remote: Of,
  load: (remote: Of) => Promise<void>,
  onFailed: (error: unknown) => void,
): 'loading' | 'ready' | 'failed' {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const loading = useRef({ remote, load, onFailed });
  useEffect(() => {
    let isShown = true;
    const { current } = loading;
    current.load(current.remote).then(
      () => {
        if (isShown) setState('ready');
      },
      (error: unknown) => {
        if (!isShown) return;
        setState('failed');
        current.onFailed(error);
      },
    );
    return () => {
      isShown = false;
    };
  }, []);
  return state;
}
