import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { loadStyledRemote, type StyledRemote } from '../../platform/remoteComponent/index.ts';
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
  const [isReady, setIsReady] = useState(false);
  const loading = useRef({ remote, load, onFailed });
  useEffect(() => {
    let isShown = true;
    const { remote: wanted, load: begin, onFailed: report } = loading.current;
    begin(wanted).then(
      () => isShown && setIsReady(true),
      (error: unknown) => isShown && report(error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (!isReady) return fallback;
  return createElement(remote.name, { lang: site.language.code, 'site-path': site.language.sitePath });
}
