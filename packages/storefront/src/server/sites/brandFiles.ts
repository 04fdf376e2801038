import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainValues } from '@touchline/design-system/brand';
import { webFontCss } from '@touchline/design-system/fonts';
import { fontPath, fontStylesPath } from './fontPath.ts';
import type { LoadedBrand } from './loadBrand.ts';

const text = new TextEncoder();

/** The web app manifest of the brand. */
function manifestOf({ name, tokens }: LoadedBrand): string {
  const paper = plainValues(tokens).light('paper');
  return JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}

/** The files of the brand by the address they are served at: fonts and their styles, icon and manifest. */
export function brandFiles(brand: LoadedBrand): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const read = (file: string) => new Uint8Array(readFileSync(join(brand.folder, file)));
  return new Map([
    ...brand.fonts.map(({ file }) => [fontPath(file), read(file)] as const),
    [fontStylesPath, text.encode(webFontCss(brand, fontPath))],
    ['/favicon.svg', read('icon.svg')],
    ['/manifest.webmanifest', text.encode(manifestOf(brand))],
  ]);
}
