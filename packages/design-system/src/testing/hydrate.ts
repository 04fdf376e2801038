import type { ReactElement } from 'react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Enables `act` in React tests. */
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export interface Hydrated {
  /** The element that contains the component. */
  container: HTMLElement;
  /** The server's HTML. */
  html: string;
  /** Hydration errors and warnings: empty for a correct component. */
  complaints: string[];
  /** Renders again with other props. */
  update: (element: ReactElement) => void;
}

/**
 * Renders on the server, adds the HTML to the page and hydrates it. `beforeScript` can simulate typing or pressing
 * between the two.
 */
export function hydrate(element: ReactElement, beforeScript?: (drawn: HTMLElement) => void): Hydrated {
  const complaints: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
  try {
    const html = renderToString(element);
    const container = document.createElement('div');
    container.innerHTML = html;
    // React-aria makes the element that it speaks through once for a document.
    document.body.replaceChildren(...document.querySelectorAll('body > [data-live-announcer]'), container);
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
