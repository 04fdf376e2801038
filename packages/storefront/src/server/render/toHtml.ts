import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/**
 * Renders a view completely, the parts whose code has to be loaded included. A part that fails is left to the browser
 * where a boundary is around it, and `onError` is told.
 * @throws what a part throws that no boundary catches
 */
export async function toHtml(view: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const { prelude } = await prerenderToNodeStream(view, {
    // React moves finished parts of a long page to its end and needs a script to put them in place. This keeps
    // everything in its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError,
  });
  return text(prelude);
}
