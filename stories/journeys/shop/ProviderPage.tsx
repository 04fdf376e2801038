import { useEffect, useRef } from 'react';
import { fillFrame } from './providerFrames.ts';
import type { ShopNavigator } from './ShopNavigator.ts';

interface ProviderPageProps {
  url: string;
  navigator: ShopNavigator;
}

/** A full-window page of the payment provider, until it sends the shopper back. */
export function ProviderPage({ url, navigator }: ProviderPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const leave = (address: string) => void navigator.go(address);
    if (frame.current) {
      void fillFrame(frame.current, new Request(url), navigator.fetch, leave, leaving.signal);
    }
    return () => leaving.abort();
  }, [url, navigator]);
  return (
    <iframe
      ref={frame}
      title="Payment provider"
      // The page works without JavaScript; this component handles its forms.
      sandbox="allow-same-origin allow-forms"
      style={{ inlineSize: '100%', blockSize: '100vh', border: 0 }}
    />
  );
}
