import type { ReactElement } from 'react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** React acts at once in tests that say so. */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export interface Hydrated {
  /** The page's part that holds the component. */
  container: HTMLElement;
  /** As the server sent it. */
  html: string;
  /** What React had to mend or complain about: none in a sound component. */
  complaints: string[];
  /** Renders again with other properties. */
  update: (element: ReactElement) => void;
}

/**
 * Renders as the server does, puts it on the page, and lets the browser take it over; in between a shopper may have
 * typed or pressed.
 */
export function hydrate(element: ReactElement, beforeScript?: (drawn: HTMLElement) => void): Hydrated {
  const complaints: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
  try {
    const html = renderToString(element);
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.replaceChildren(container);
    beforeScript?.(container);
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, element, {
        onRecoverableError: (problem) => complaints.push(String(problem)),
      });
    });
    return { container, html, complaints, update: (next) => act(() => root?.render(next)) };
  } finally {
    console.error = error;
  }
}
