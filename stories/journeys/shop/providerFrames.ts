import type { Frames } from '@touchline/features/checkout/checkout';

type Fetch = (request: Request) => Promise<Response>;

/** Called with the address when a response of the provider redirects the whole window. */
type Leave = (address: string) => void;

/**
 * Shows a page of the payment provider in a frame without a server: its HTML comes from the back end in this page and
 * becomes the frame's document, and the frame's requests are handled in the same way.
 */
export async function fillFrame(
  frame: HTMLIFrameElement,
  request: Request,
  fetch: Fetch,
  leave: Leave,
  signal?: AbortSignal,
): Promise<void> {
  const answer = await fetch(request);
  if (signal?.aborted) return;
  const location = answer.headers.get('location');
  if (location !== null) {
    const to = new URL(location, request.url);
    if (!to.pathname.startsWith('/sandbox/')) return leave(to.href);
    return fillFrame(frame, new Request(to), fetch, leave, signal);
  }
  frame.addEventListener('load', () => bridge(frame, request.url, fetch, leave), { once: true });
  frame.srcdoc = await answer.text();
}

function bridge(frame: HTMLIFrameElement, address: string, fetch: Fetch, leave: Leave): void {
  const { contentWindow: page, contentDocument: document } = frame;
  if (!page || !document) return;
  page.fetch = (input, init) =>
    fetch(new Request(input instanceof Request ? input : new URL(input, address), init));
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented) return;
    event.preventDefault();
    const sent = new FormData(form, event.submitter);
    const body = new URLSearchParams(
      [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const to = new URL(form.getAttribute('action') ?? address, address);
    void fillFrame(frame, new Request(to, { method: 'POST', body }), fetch, leave);
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    leave(link.href);
  });
}

/** The frames of the checkout page, without a server. */
export function framesOver(fetch: Fetch, leave: Leave): Frames {
  const addresses = new WeakMap<HTMLIFrameElement, string>();
  return {
    sourceOf: (url) => ({ srcDoc: new URL(url).href }),
    open: (frame, origin, hear) => {
      // A frame that is opened again holds the page instead of its address.
      const address = addresses.get(frame) ?? frame.srcdoc;
      addresses.set(frame, address);
      const closing = new AbortController();
      window.addEventListener(
        'message',
        (event) => {
          if (event.origin === origin && event.source === frame.contentWindow) hear(event.data);
        },
        { signal: closing.signal },
      );
      void fillFrame(frame, new Request(address), fetch, leave, closing.signal);
      return {
        send: (message) => frame.contentWindow?.postMessage(message, origin),
        close: () => closing.abort(),
      };
    },
  };
}
