import { options, type VNode } from 'preact';
import { renderToStringAsync } from 'preact-render-to-string';
import type { ReactNode } from 'react';

/** Preact's types lack the option by which boundaries work on the server. */
const boundaries = options as { errorBoundaries?: boolean };

/** The option is read as the render begins. */
function withBoundaries(view: ReactNode): Promise<string> | string {
  boundaries.errorBoundaries = true;
  try {
    return renderToStringAsync(view as VNode);
  } finally {
    boundaries.errorBoundaries = false;
  }
}

/**
 * Renders a view completely, the parts whose code has to be loaded included. A part that fails is left out where a
 * boundary is around it, and `onError` is told.
 * @throws what a part throws that no boundary catches
 */
export async function toHtml(view: ReactNode, onError: (error: unknown) => void): Promise<string> {
  try {
    return await renderToStringAsync(view as VNode);
  } catch (error) {
    const html = await withBoundaries(view);
    onError(error);
    return html;
  }
}
