import { useEffect, useRef, useState } from 'react';

/** What the browser calls when it is asked to close what is on top: by Android's Back, for example. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Closes the innermost dialog by the device's own gesture, such as Back on a phone, where the browser passes it on. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const handler = useRef(onClose);
  useEffect(() => {
    handler.current = onClose;
  });
  // A watcher serves one request: a dialog that stays open after it needs another one.
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      setRequests((count) => count + 1);
      handler.current();
    });
    return () => watcher.destroy();
  }, [isOpen, requests]);
}
