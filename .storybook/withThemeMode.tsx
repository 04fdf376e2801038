import { brandsCss } from '@touchline/design-system/brand';
import { fontCss } from '@touchline/design-system/fonts';
import { LiveRegion } from '@touchline/design-system/LiveRegion';
import { globalCss } from '@touchline/design-system/theme';
import { directionOf } from '@touchline/features/i18n';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { allBrands } from './allBrands.ts';

/** Attributes of the root element; without a value, the brand or the user's system decides. */
const attributes = ['brand', 'scheme', 'contrast', 'density'] as const;

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

/**
 * Puts what the toolbar says where a page of the shop has it, on the root element, and mounts the page's one live
 * region. A usage page mounts one for all its stories.
 */
export const withThemeMode: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { liveRegion = true } = parameters as PageParameters;
  const root = document.documentElement;
  for (const attribute of attributes) {
    if (globals[attribute]) root.dataset[attribute] = String(globals[attribute]);
    else delete root.dataset[attribute];
  }
  const language = String(globals['language']);
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : directionOf(language);
  root.lang = language;
  return (
    <Settled>
      <Story />
      {liveRegion && viewMode !== 'docs' ? createPortal(<LiveRegion />, document.body) : null}
    </Settled>
  );
};

/** Adds the style sheet that a page of the shop has in its head. */
export function addPageStyles(): void {
  const style = document.createElement('style');
  style.dataset['page'] = '';
  const fonts = allBrands.map((brand) => fontCss(brand, `brands/${brand.id}`));
  style.textContent = fonts.join('') + brandsCss(allBrands) + globalCss;
  document.head.append(style);
}
