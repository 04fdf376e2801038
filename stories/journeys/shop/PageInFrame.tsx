import { useEffect, useRef } from 'react';
import { fillFrame } from './providerFrames.ts';
import type { ShopNavigator } from './ShopNavigator.ts';

interface PageInFrameProps {
  url: string;
  /** What the page is: its title for screen readers. */
  title: string;
  navigator: ShopNavigator;
}

/** A page of the back end itself, the payment provider's or the mailbox, until a link of it leads into the shop. */
export function PageInFrame({ url, title, navigator }: PageInFrameProps) {
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
      title={title}
      // The page works without JavaScript; this component handles its forms.
      sandbox="allow-same-origin allow-forms"
      style={{ inlineSize: '100%', blockSize: '100vh', border: 0 }}
    />
  );
}
