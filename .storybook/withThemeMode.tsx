import { useKeptFocus } from '@touchline/design-system/foundations';
import { LiveRegion } from '@touchline/design-system/LiveRegion';
import { directionOf } from '@touchline/features/platform/i18n';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Attributes of the root element; without a value, the brand or the user's system decides. */
const attributes = ['brand', 'scheme', 'contrast', 'density'] as const;

/** Puts what the toolbar or a story says on an element. */
function applyTo(element: HTMLElement, globals: Readonly<Record<string, unknown>>): void {
  for (const attribute of attributes) {
    if (globals[attribute]) element.dataset[attribute] = String(globals[attribute]);
    else delete element.dataset[attribute];
  }
  const language = String(globals['language']);
  element.dir = globals['direction'] === 'rtl' ? 'rtl' : directionOf(language);
  element.lang = language;
}

/** Renders twice, so that React has run the first effects: a play function then finds all listeners attached. */
function Settled({ children }: { children: ReactNode }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => drawAgain(), []);
  return children;
}

/** What a story may say about the page around it. */
export interface PageParameters {
  /** `false` where the story brings the page's live region itself: a whole page of the shop. @default true */
  liveRegion?: boolean;
}

/** As every page of the shop does. */
function KeptFocus() {
  useKeptFocus();
  return null;
}

/**
 * Puts what the toolbar says where a page of the shop has it, on the root element, and mounts the page's one live
 * region. A usage page mounts one for all its stories.
 */
export const withThemeMode: Decorator = (Story, { globals, userGlobals, parameters, viewMode }) => {
  const { liveRegion = true } = parameters as PageParameters;
  // A page of the docs has many stories: each keeps what it asks for to itself.
  if (viewMode === 'docs') {
    applyTo(document.documentElement, userGlobals);
    return (
      <div
        ref={(place) => {
          if (place) applyTo(place, globals);
        }}
      >
        <Settled>
          <Story />
        </Settled>
      </div>
    );
  }
  applyTo(document.documentElement, globals);
  return (
    <Settled>
      <Story />
      {liveRegion ? createPortal(<LiveRegion />, document.body) : null}
      <KeptFocus />
    </Settled>
  );
};
