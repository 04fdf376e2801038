import { useEffect } from 'react';
import type { RemoteConsentProps } from './RemoteConsent.tsx';

/** What shows the consent of another application could not be loaded: the shop asks by itself. */
export function OwnConsent({ store }: RemoteConsentProps) {
  useEffect(() => store.remoteFailed(new Error('Its code did not come')), [store]);
  return null;
}
