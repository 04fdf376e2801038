import { createElement, type ReactNode } from 'react';
import { loadStyledRemote, useRemote, type StyledRemote } from '../../platform/remoteComponent/index.ts';
import { useSite } from '../../platform/site/index.ts';

export interface RemoteHeaderProps {
  remote: StyledRemote;
  /** What the shop says there itself: until the application is there, and where it cannot be loaded. */
  fallback: ReactNode;
  /** Called when it could not be loaded, took too long, or was not what it should be; the shopper sees nothing of it. */
  onFailed: (error: unknown) => void;
  /** Loads it; for stories and tests. @default from its origin */
  load?: (remote: StyledRemote) => Promise<void>;
}

/** The band above the header as another application fills it, with language and site path as attributes. */
export function RemoteHeader({ remote, fallback, onFailed, load = loadStyledRemote }: RemoteHeaderProps) {
  const site = useSite();
  if (useRemote(remote, load, onFailed) !== 'ready') return fallback;
  return createElement(remote.name, { lang: site.language.code, 'site-path': site.language.sitePath });
}
