import { fontCss } from '@touchline/design-system/fonts';
import { globalCss, themesCss } from '@touchline/design-system/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useReducer } from 'react';
import type { ReactNode } from 'react';

/** Attributes of the root element; one without a value leaves the choice to the brand or to the reader's system. */
const looks = ['brand', 'scheme', 'contrast', 'density'] as const;

/** A second drawing at once makes React run the effects of the first: a play finds all listeners in place. */
function Settled({ children }: { children: ReactNode }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => drawAgain(), []);
  return children;
}

/** Puts what the toolbar says where a page of the shop has it: on the root element. */
export const withLook: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  for (const look of looks) {
    if (globals[look]) root.dataset[look] = String(globals[look]);
    else delete root.dataset[look];
  }
  root.dir = String(globals['direction']);
  root.lang = String(globals['language']);
  return (
    <Settled>
      <Story />
    </Settled>
  );
};

/** The style sheet that a page of the shop carries in its head. */
export function addPageStyles(): void {
  const style = document.createElement('style');
  style.dataset['page'] = '';
  style.textContent = fontCss('touchline', 'fonts') + fontCss('northing', 'fonts') + themesCss() + globalCss;
  document.head.append(style);
}
