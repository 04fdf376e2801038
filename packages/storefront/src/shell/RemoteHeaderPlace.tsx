import type { ReactNode } from 'react';
import { RemoteHeader } from '@touchline/features/shell/remoteHeader';
import { useStores } from '../state/StoresContext.ts';

export interface RemoteHeaderPlaceProps {
  /** What the shop says there itself. */
  children?: ReactNode;
}

/** The band above the header, by the remote header application of the market. */
export default function RemoteHeaderPlace({ children }: RemoteHeaderPlaceProps) {
  const { site, ports } = useStores();
  if (!site.market.remoteHeader) return children;
  return (
    <RemoteHeader
      remote={site.market.remoteHeader}
      fallback={children}
      onFailed={(error) => ports.reporter.report('The remote header could not be loaded', error)}
    />
  );
}
