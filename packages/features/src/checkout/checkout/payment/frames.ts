/** A message to the page in a frame. */
export type FrameOrder = { type: 'payment-submit' } | { type: 'payment-focus'; field: string };

/** An open frame: sends messages to the page in it. */
export interface OpenFrame {
  send(message: FrameOrder): void;
  close(): void;
}

/** How pages of a provider are framed. The shop uses the browser's frames; a story uses scripted ones. */
export interface Frames {
  /** The source attributes of the frame element. */
  sourceOf(url: string): { src: string } | { srcDoc: string };
  /** Listens to the page in this frame, and only to that page at that origin. */
  open(frame: HTMLIFrameElement, origin: string, hear: (data: unknown) => void): OpenFrame;
}

/** The browser's frames: a message counts only when it comes from this frame's window and exactly the given origin. */
export const browserFrames: Frames = {
  sourceOf(url) {
    const address = new URL(url, location.href);
    const scheme = document.documentElement.dataset['scheme'];
    // The framed page knows the system's colour scheme, but not the one chosen in the shop.
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
