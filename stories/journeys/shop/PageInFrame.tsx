import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fillFrame } from './providerFrames.ts';
import { useStoryShop } from './StoryShopContext.ts';

/** What a page of the back end is shown as: its address, and its title for screen readers. */
function framedAt(pathname: string): { path: string; title: string } {
  if (pathname.startsWith('/sandbox/')) return { path: pathname, title: 'Payment provider' };
  // A mail as its receiver sees it, not its page in the mailbox.
  const isMail = /^\/mailbox\/[^/]+$/.test(pathname);
  return isMail ? { path: `${pathname}/html`, title: 'Mail' } : { path: pathname, title: 'Mailbox' };
}

/** A page of the back end itself, the payment provider's or the mailbox, until a link of it leads into the shop. */
export function PageInFrame() {
  const shop = useStoryShop();
  const frame = useRef<HTMLIFrameElement>(null);
  const { pathname, search } = useLocation();
  const { path, title } = framedAt(pathname);
  const url = new URL(path + search, location.origin).href;
  useEffect(() => {
    const leaving = new AbortController();
    const leave = (address: string) => shop.go(address);
    if (frame.current) {
      void fillFrame(frame.current, new Request(url), shop.fetch, leave, leaving.signal);
    }
    return () => leaving.abort();
  }, [url, shop]);
  return (
    <iframe
      ref={frame}
      key={url}
      title={title}
      // The page works without JavaScript; this component handles its forms.
      sandbox="allow-same-origin allow-forms"
      style={{ inlineSize: '100%', blockSize: '100vh', border: 0 }}
    />
  );
}
