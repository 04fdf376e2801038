import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { PageStyles } from './styles/PageStyles.ts';

/** Where a render gives up and the page goes out as it is; the script finishes it. */
const renderLimit = 10_000;

interface RenderOptions {
  nonce?: string | undefined;
  styles: PageStyles;
  log: (message: string, error?: unknown) => void;
}

/** The content of a page, and a style element with the rules that it uses. */
export interface RenderedView {
  content: string;
  styles: string;
}

/** Where a part of a page was left to the browser. */
const unfinished = '<!--$!-->';

/**
 * Renders the content of a page completely: only then it is known which rules it uses. Nearly every page is there at
 * once, as one string; a part whose code is loaded for the first time has to be waited for.
 */
export async function renderView(view: ReactNode, options: RenderOptions): Promise<RenderedView> {
  const collected = options.styles();
  const content = renderToString(collected.collect(view));
  if (content.includes(unfinished)) return renderWithWaiting(view, options);
  return { content, styles: collected.element() };
}

function renderWithWaiting(view: ReactNode, { nonce, styles, log }: RenderOptions): Promise<RenderedView> {
  const collected = styles();
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const whole = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve({ content: Buffer.concat(pieces).toString(), styles: collected.element() });
        done();
      },
    });
    const stream = renderToPipeableStream(collected.collect(view), {
      ...(nonce === undefined ? {} : { nonce }),
      // React moves finished parts of a long page to its end and needs a script to put them in place. This keeps
      // everything in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellError: reject,
      onAllReady: () => {
        // A pending timer would keep this page and its stores in memory.
        clearTimeout(timer);
        stream.pipe(whole);
      },
      onError: (error) => log('A part of the page could not be rendered.', error),
    });
    const timer = setTimeout(() => stream.abort(), renderLimit).unref();
  });
}
