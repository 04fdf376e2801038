import { Stack } from '@touchline/design-system/layout';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { createElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSite } from '../site/index.ts';
import { loadRemote, type Remote } from './loadRemote.ts';
import { useRemote } from './useRemote.ts';

const WithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const WithoutScript = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

export interface RemoteComponentProps extends Remote {
  /** What it is told, as attributes; language and site path are added. */
  facts?: Readonly<Record<string, string>>;
  /** Says that it is being loaded. */
  busyLabel: string;
  /** The shop's own, where the other application cannot be loaded, and before the script. */
  fallback: ReactNode;
  /** Called when it could not be loaded. */
  onFailed: (error: unknown) => void;
  /** Loads it; for stories and tests. @default from its origin */
  load?: (remote: Remote) => Promise<void>;
}

/** A component of another application, in the place of the shop's own. */
export function RemoteComponent({
  origin,
  name,
  facts = {},
  busyLabel,
  fallback,
  onFailed,
  load = loadRemote,
}: RemoteComponentProps) {
  const site = useSite();
  const state = useRemote({ origin, name }, load, onFailed);
  if (state === 'failed') return fallback;
  if (state === 'ready')
    return createElement(name, { lang: site.language.code, 'site-path': site.language.sitePath, ...facts });
  return (
    <>
      <WithScript>
        <Stack gap={16} role="status" aria-busy="true" aria-label={busyLabel}>
          <Skeleton shape="box" style={{ blockSize: 48 }} />
          <Skeleton shape="box" style={{ blockSize: 144 }} />
        </Stack>
      </WithScript>
      <WithoutScript>{fallback}</WithoutScript>
    </>
  );
}
