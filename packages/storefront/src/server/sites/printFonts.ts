import { join } from 'node:path';
import type { StartOptions } from '@touchline/commerce/node/startCommerce';
import { plainValues } from '@touchline/design-system/brand';
import type { LoadedBrand } from './loadBrand.ts';

/** The files of the brand's fonts for its documents; none where it has no fonts of its own. */
export function printFonts({
  tokens,
  fonts,
  folder,
}: Pick<LoadedBrand, 'tokens' | 'fonts' | 'folder'>): Pick<StartOptions, 'printFonts'> {
  const { css } = plainValues(tokens);
  const fileOf = (families: string): string | undefined => {
    const face = fonts.find(({ family }) => families.includes(family));
    return face && join(folder, face.file);
  };
  const text = fileOf(css('font.text'));
  const title = fileOf(css('font.display')) ?? text;
  return title !== undefined && text !== undefined ? { printFonts: { title, text } } : {};
}
