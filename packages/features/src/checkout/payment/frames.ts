/** What a page in a frame is told. */
export type FrameOrder = { type: 'payment-submit' } | { type: 'payment-focus'; field: string };

/** A frame that was opened: takes messages for the page in it. */
export interface OpenFrame {
  send(message: FrameOrder): void;
  close(): void;
}

/** How pages of a provider are put into frames. The shop has the browser's; a story has a scripted one. */
export interface Frames {
  /** What the frame element shows. */
  sourceOf(url: string): { src: string } | { srcDoc: string };
  /** Hears the page in this frame, and only that page at that origin. */
  open(frame: HTMLIFrameElement, origin: string, hear: (data: unknown) => void): OpenFrame;
}

/** The browser's own: a message counts when it comes from this frame's window and exactly the told origin. */
export const browserFrames: Frames = {
  sourceOf(url) {
    const address = new URL(url, location.href);
    const scheme = document.documentElement.dataset['scheme'];
    // A page of its own knows the system's wish, but not what was chosen here.
    if (scheme) address.searchParams.set('scheme', scheme);
    return { src: address.href };
  },
  open: (frame, origin, hear) => {
    const listen = (event: MessageEvent): void => {
      if (event.origin === origin && event.source === frame.contentWindow) hear(event.data);
    };
    window.addEventListener('message', listen);
    return {
      send: (message) => frame.contentWindow?.postMessage(message, origin),
      close: () => window.removeEventListener('message', listen),
    };
  },
};
