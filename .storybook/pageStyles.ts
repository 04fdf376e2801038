import { brandsCss } from '@touchline/design-system/brand';
import { fontCss } from '@touchline/design-system/fonts';
import { globalCss } from '@touchline/design-system/theme';
import { allBrands } from './allBrands.ts';

/** Adds the style sheet that a page of the shop has in its head. */
export function addPageStyles(): void {
  const style = document.createElement('style');
  style.dataset['page'] = '';
  const fonts = allBrands.map((brand) => fontCss(brand, `brands/${brand.id}`));
  // A picture of a whole story shows what is below the screen, too.
  const all = 'html{--far-away:visible}';
  style.textContent = fonts.join('') + brandsCss(allBrands) + globalCss + all;
  document.head.append(style);
}
