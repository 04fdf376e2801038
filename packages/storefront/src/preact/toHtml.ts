import { options, type VNode } from 'preact';
import { renderToStringAsync } from 'preact-render-to-string';
import type { ReactNode } from 'react';

// A boundary leaves out a part that fails, on the server as in the browser. Preact's types lack the option.
(options as { errorBoundaries?: boolean }).errorBoundaries = true;

/**
 * Renders a view completely, the parts whose code has to be loaded included.
 * @throws what a part throws that no boundary catches
 */
export const toHtml = async (view: ReactNode): Promise<string> => renderToStringAsync(view as VNode);
