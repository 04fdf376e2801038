import { readFileSync } from 'node:fs';
import { readTokens } from './readTokens.ts';
import type { TokenGroup } from './readTokens.ts';
import { themeBlocks, tokenNames } from './themeBlocks.ts';

/** Every brand of the design system: a file `<brand>.json` beside this one. */
export const BRANDS = ['touchline', 'northing'] as const;

const NOTE = '// Written by tokens/build.ts from the token files. Change those, not this.\n';

/** One token file, as written. */
export const readTokenFile = (name: string): TokenGroup =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as TokenGroup;

/** The generated files: path from the package root → text. */
export function generatedFiles(): Record<string, string> {
  const shared = [readTokenFile('base'), readTokenFile('semantic')];
  const blocks = Object.fromEntries(
    BRANDS.map((brand) => [brand, themeBlocks(shared, readTokenFile(brand))]),
  );
  const defaults = readTokens(readTokenFile('defaults'));
  const names = [...tokenNames(shared, readTokenFile(BRANDS[0])), ...defaults.map(({ name }) => name)].sort();
  return {
    'src/tokens/tokens.css.generated.ts': `${NOTE}import type { ThemeBlocks } from './ThemeBlocks.ts';

export type Brand = ${BRANDS.map((brand) => `'${brand}'`).join(' | ')};

export const themes: Readonly<Record<Brand, ThemeBlocks>> = ${JSON.stringify(blocks, null, 2)};\n`,
    'src/tokens/tokenNames.generated.ts': `${NOTE}export type TokenName =\n${names.map((name) => `  | '${name}'`).join('\n')};\n`,
    'src/tokens/tokenDefaults.generated.ts': `${NOTE}/** What \`token()\` falls back to where a brand says nothing: another token in braces, or a value. */
export const tokenDefaults: Readonly<Partial<Record<string, string>>> = {
${defaults.map(({ name, value }) => `  '${name}': '${String(value)}',`).join('\n')}
};\n`,
  };
}
