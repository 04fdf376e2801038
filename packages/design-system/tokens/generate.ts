import { readTokens } from '../src/brand/readTokens.ts';
import { cssOfValue } from '../src/brand/cssOfToken.ts';
import { knownBrands } from '../src/brand/knownBrands.ts';
import { sharedTokens } from '../src/brand/sharedTokens.ts';
import { themeBlocks, tokenNames } from '../src/brand/themeBlocks.ts';
import { isReference } from '../src/brand/tokenFile.ts';

/** Every brand of the design system: a file `<brand>.json` beside this one. */
export const BRANDS = ['touchline', 'northing'] as const;

const NOTE = '// Written by tokens/build.ts from the token files. Change those, not this.\n';

function defaultsFile(): string {
  const entries = readTokens(sharedTokens.defaults).map(
    ({ name, type, value }) => `  '${name}': '${isReference(value) ? value : cssOfValue(type, value)}',`,
  );
  return `${NOTE}/** What \`token()\` falls back to where a brand says nothing: another token in braces, or a value. */
export const tokenDefaults: Readonly<Partial<Record<string, string>>> = {
${entries.join('\n')}
};\n`;
}

/** The generated files: path from the package root → text. */
export function generatedFiles(): Record<string, string> {
  const blocks = Object.fromEntries(
    BRANDS.map((brand) => [brand, themeBlocks(sharedTokens, knownBrands[brand])]),
  );
  const names = tokenNames(sharedTokens, knownBrands.touchline);
  return {
    'src/tokens/tokens.css.generated.ts': `${NOTE}import type { ThemeBlocks } from './ThemeBlocks.ts';

export type Brand = ${BRANDS.map((brand) => `'${brand}'`).join(' | ')};

export const themes: Readonly<Record<Brand, ThemeBlocks>> = ${JSON.stringify(blocks, null, 2)};\n`,
    'src/tokens/tokenNames.generated.ts': `${NOTE}export type TokenName =\n${names.map((name) => `  | '${name}'`).join('\n')};\n`,
    'src/tokens/tokenDefaults.generated.ts': defaultsFile(),
  };
}
