import { useEffect, useEffectEvent } from 'react';

/** Calls `retry` when the network comes back while the component that shows the failure is on the page. */
export function useRetryWhenOnline(retry: () => void): void {
  const handleOnline = useEffectEvent(retry);
  useEffect(() => {
    const listener = () => handleOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
