import { brandsCss } from '@touchline/design-system/brand';
import { fontCss } from '@touchline/design-system/fonts';
import { globalCss } from '@touchline/design-system/theme';
import { allBrands } from './allBrands.ts';

/** Adds the style sheet that a page of the shop has in its head. */
export function addPageStyles(): void {
  const style = document.createElement('style');
  style.dataset['page'] = '';
  const fonts = allBrands.map((brand) => fontCss(brand, `brands/${brand.id}`));
  style.textContent = fonts.join('') + brandsCss(allBrands) + globalCss;
  document.head.append(style);
}
