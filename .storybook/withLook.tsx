import { fontCss } from '@touchline/design-system/fonts';
import { globalCss, themesCss } from '@touchline/design-system/theme';
import type { Decorator } from '@storybook/react-vite';

/** Puts the toolbar's brand, scheme, direction and language where a page of the shop has them: on the root element. */
export const withLook: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.dataset['brand'] = String(globals['brand']);
  root.dataset['scheme'] = String(globals['scheme']);
  root.dir = String(globals['direction']);
  root.lang = String(globals['language']);
  return <Story />;
};

/** The style sheet that a page of the shop carries in its head. */
export function addPageStyles(): void {
  const style = document.createElement('style');
  style.dataset['page'] = '';
  style.textContent = fontCss('touchline', 'fonts') + fontCss('northing', 'fonts') + themesCss() + globalCss;
  document.head.append(style);
}
