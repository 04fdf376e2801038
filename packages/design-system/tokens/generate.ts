import { cssOfValue } from '../src/brand/cssOfToken.ts';
import type { Brand } from '../src/brand/Brand.ts';
import { readTokens } from '../src/brand/readTokens.ts';
import { sharedTokens } from '../src/brand/sharedTokens.ts';
import { themeBlocks, tokenNames } from '../src/brand/themeBlocks.ts';
import { isReference, type TokenGroup } from '../src/brand/tokenFile.ts';
import { valueProblem } from '../src/brand/valueProblems.ts';

const NOTE = '// Written by tokens/build.ts from the token files. Change those, not this.\n';
const BRANDS_NOTE = '// Written by tokens/build.ts from the folders in brands. Change those, not this.\n';

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

const importOf = (name: string, file: string) =>
  `import ${name} from '../../brands/${file}.json' with { type: 'json' };\n`;

/** The brands of the package as one module, for whoever has no file system. */
function brandsFile(brands: readonly Brand[]): string {
  const imports = brands.map(
    ({ id }, at) => importOf(`about${at}`, `${id}/brand`) + importOf(`tokens${at}`, `${id}/tokens`),
  );
  const entries = brands.map(
    ({ id, mark }, at) => `  '${id}': brandOf('${id}', about${at}, tokens${at}, ${JSON.stringify(mark)}),\n`,
  );
  return `${BRANDS_NOTE}${imports.join('')}import type { BrandName } from '../tokens/tokens.css.generated.ts';
import type { Brand } from './Brand.ts';
import { brandOf } from './brandOf.ts';

/** The brands of this package, from which a custom brand starts. */
export const knownBrands: Readonly<Record<BrandName, Brand>> = {
${entries.join('')}};\n`;
}

/** The generated files: path from the package root → text. */
export function generatedFiles(brands: readonly Brand[]): Record<string, string> {
  const blocks = Object.fromEntries(brands.map(({ id, tokens }) => [id, themeBlocks(sharedTokens, tokens)]));
  const names = tokenNames(sharedTokens, brands[0]?.tokens ?? {});
  return {
    'src/brand/knownBrands.generated.ts': brandsFile(brands),
    'src/tokens/tokens.css.generated.ts': `${NOTE}import type { ThemeBlocks } from './ThemeBlocks.ts';

/** Name of a brand of this package. */
export type BrandName = ${brands.map(({ id }) => `'${id}'`).join(' | ')};

export const themes: Readonly<Record<BrandName, ThemeBlocks>> = ${JSON.stringify(blocks, null, 2)};\n`,
    'src/tokens/tokenNames.generated.ts': `${NOTE}export type TokenName =\n${names.map((name) => `  | '${name}'`).join('\n')};\n`,
    'src/tokens/tokenDefaults.generated.ts': defaultsFile(),
  };
}
