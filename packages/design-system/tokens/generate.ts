import { readTokens } from '../src/brand/readTokens.ts';
import { cssOfValue } from '../src/brand/cssOfToken.ts';
import { knownBrands } from '../src/brand/knownBrands.ts';
import { sharedTokens } from '../src/brand/sharedTokens.ts';
import { themeBlocks, tokenNames } from '../src/brand/themeBlocks.ts';
import { isReference, type TokenGroup } from '../src/brand/tokenFile.ts';
import { valueProblem } from '../src/brand/valueProblems.ts';

/** Every brand of the design system: a file `<brand>.json` next to this one. */
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

/** Throws when a value of a token file cannot be meant: a `hex` that says another colour than its components. */
export function refuseWrongTokens(files: Readonly<Record<string, TokenGroup>>): void {
  const problems = Object.entries(files).flatMap(([file, group]) =>
    readTokens(group).flatMap(({ name, type, value }) => {
      const problem = isReference(value) ? undefined : valueProblem(type, value);
      return problem === undefined ? [] : `${file}: ${name} ${problem}`;
    }),
  );
  if (problems.length > 0) throw new Error(`The tokens are not built.\n${problems.join('\n')}`);
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
