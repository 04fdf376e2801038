import { fontCss } from '../fonts/fontCss.ts';
import { globalCss } from '../foundations/globalCss.ts';
import { brandCss } from './brandCss.ts';
import { checkBrand } from './checkBrand.ts';
import { measuredPairs } from './contrastProblems.ts';
import { copiedGrounds } from './copiedGrounds.ts';
import { knownBrands } from './knownBrands.generated.ts';
import { BrandFolderError, readBrand } from './readBrand.ts';
import { brandFiles, type Brand } from './Brand.ts';
import type { BrandProblem } from './checkBrand.ts';
import type { TokenGroup } from './tokenFile.ts';

/** System functions that the command needs. */
export interface CommandSystem {
  read: (path: string) => Promise<string>;
  /** Names of the files of a folder; `undefined` where there is none. */
  list: (path: string) => Promise<readonly string[] | undefined>;
  /** Copies the folder of a brand of this package to a path; fails if there is something. */
  copyBrand: (id: string, path: string) => Promise<void>;
  /** With `isNew`, fails if the file exists. */
  write: (path: string, text: string, options?: { isNew: boolean }) => Promise<void>;
  print: (line: string) => void;
  /** Prints an error. */
  complain: (line: string) => void;
}

const USAGE = `touchline-brand: a brand of your own for @touchline/design-system

  touchline-brand new my-brand [--from northing]   a complete folder to change: tokens, fonts, logo, icon
  touchline-brand check my-brand                   format, missing tokens, contrast, files
  touchline-brand build my-brand                   its style sheet with its fonts, for data-brand="my-brand",
                                                   and mark.js, the drawing of logo.svg for the component Logo

All of them take a file of tokens alone, too: my-brand.json.

  -o <file>       where the style sheet goes (build). Default: into the folder
  --fonts <url>   where the files of the folder are served (build). Default: next to the style sheet
  --name <name>   the name in data-brand, if it is not that of the file
  --page          adds the styles that hold for the whole page (build)

Ends with 0 if all is well, 1 if the brand has problems, 2 if the command was not understood.`;

/** Invalid arguments, or a file that cannot be used. */
class ExpectedError extends Error {}

interface BrandCommand {
  action: string;
  file: string;
  options: ReadonlyMap<string, string>;
}

const FLAGS = ['--page'];
const OPTIONS = ['--from', '--fonts', '--name', '-o', '--out'];

function understand(args: readonly string[]): BrandCommand {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    if (FLAGS.includes(word)) options.set(word, '');
    else if (OPTIONS.includes(word)) {
      const value = args[++at];
      if (value === undefined) throw new ExpectedError(`${word} needs a value after it.`);
      options.set(word === '--out' ? '-o' : word, value);
    } else if (word.startsWith('-')) throw new ExpectedError(`There is no option ${word}.`);
    else words.push(word);
  }
  const [action = '', file, ...more] = words;
  if (!file || more.length > 0) throw new ExpectedError(`Say what to do with which one file.`);
  return { action, file, options };
}

function nameOf({ file, options }: BrandCommand): string {
  const name =
    options.get('--name') ?? (file.split(/[/\\]/).findLast(Boolean) ?? '').replace(/(\.tokens)?\.json$/, '');
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new ExpectedError(
      `"${name}" cannot be the name in data-brand: small letters, digits and hyphens. Give one with --name.`,
    );
  return name;
}

async function open(file: string, system: CommandSystem): Promise<TokenGroup> {
  const text = await system.read(file).catch(() => {
    throw new ExpectedError(`${file} cannot be read.`);
  });
  try {
    return JSON.parse(text) as TokenGroup;
  } catch (problem) {
    throw new ExpectedError(`${file} is no JSON: ${problem instanceof Error ? problem.message : ''}`);
  }
}

/** Prints the problems; returns whether the brand can be used. */
function report(
  file: string,
  problems: readonly BrandProblem[],
  { print, complain }: CommandSystem,
): boolean {
  const bad = problems.filter(({ kind }) => kind !== 'unknown');
  for (const { path, message } of problems.filter(({ kind }) => kind === 'unknown'))
    print(`note: ${path} ${message}`);
  if (bad.length === 0) return true;
  complain(`${file}: ${bad.length} ${bad.length === 1 ? 'problem' : 'problems'}`);
  for (const { path, message } of bad) complain(`  ${path} ${message}`);
  return false;
}

/** The brand that a new one starts from. */
function startOf({ options }: BrandCommand): Brand {
  const from = options.get('--from') ?? 'touchline';
  const known = Object.values(knownBrands).find(({ id }) => id === from);
  if (!known) throw new ExpectedError(`There is no brand ${from}: ${Object.keys(knownBrands).join(', ')}.`);
  return known;
}

async function createFile(asked: BrandCommand, system: CommandSystem): Promise<void> {
  const { file } = asked;
  const { id, tokens } = startOf(asked);
  const { $description: _, ...own } = tokens;
  await system.write(file, `${JSON.stringify(own, null, 2)}\n`, { isNew: true }).catch(() => {
    throw new ExpectedError(`${file} is there already, or cannot be written.`);
  });
  system.print(`${file}: all tokens of ${id}, yours to change. Then: touchline-brand check ${file}`);
}

async function createFolder(asked: BrandCommand, system: CommandSystem): Promise<void> {
  const { file } = asked;
  const { id } = startOf(asked);
  const name = nameOf(asked);
  await system.copyBrand(id, file).catch(() => {
    throw new ExpectedError(`${file} is there already, or cannot be written.`);
  });
  const {
    logo: _,
    pictures: __,
    notFoundTitle: ___,
    ...about
  } = JSON.parse(await system.read(`${file}/brand.json`)) as TokenGroup;
  const own = { ...about, name: name.charAt(0).toUpperCase() + name.slice(1) };
  await system.write(`${file}/brand.json`, `${JSON.stringify(own, null, 2)}\n`);
  system.print(`${file}: everything of ${id}, yours to change. Then: touchline-brand check ${file}`);
}

/** The brand of a folder; prints its problems where it cannot be used. */
async function openFolder(
  asked: BrandCommand,
  files: readonly string[],
  system: CommandSystem,
): Promise<Brand | undefined> {
  const texts = new Map<string, string>();
  for (const name of brandFiles)
    if (files.includes(name)) texts.set(name, await system.read(`${asked.file}/${name}`));
  try {
    return readBrand({ id: nameOf(asked), files, read: (name) => texts.get(name) ?? '' });
  } catch (error) {
    if (!(error instanceof BrandFolderError)) throw error;
    const { length } = error.problems;
    system.complain(`${asked.file}: ${length} ${length === 1 ? 'problem' : 'problems'}`);
    for (const problem of error.problems) system.complain(`  ${problem}`);
    return undefined;
  }
}

function printCheck(file: string, tokens: TokenGroup, { print }: CommandSystem): void {
  for (const ground of copiedGrounds(tokens)) print(`note: ${ground} is still of the brand it began with`);
  print(`${file}: complete, and all ${measuredPairs(tokens).length} pairs of colours can be read.`);
}

/** The drawing of `logo.svg` as a module with types: what `Logo` takes as `art`. */
async function writeMark({ file }: BrandCommand, { mark }: Brand, system: CommandSystem): Promise<void> {
  await system.write(`${file}/mark.js`, `export const mark = ${JSON.stringify(mark, null, 2)};\n`);
  await system.write(
    `${file}/mark.d.ts`,
    "import type { LogoArt } from '@touchline/design-system/Logo';\n\nexport declare const mark: LogoArt;\n",
  );
  system.print(`${file}/mark.js: the drawing of logo.svg, for <Logo art={mark}>.`);
}

async function perform(asked: BrandCommand, system: CommandSystem): Promise<number> {
  const { action, file, options } = asked;
  if (action === 'new') {
    await (file.endsWith('.json') ? createFile : createFolder)(asked, system);
    return 0;
  }
  if (action !== 'check' && action !== 'build') throw new ExpectedError(`There is no act "${action}".`);
  const files = await system.list(file);
  const brand = files ? await openFolder(asked, files, system) : undefined;
  const tokens = files ? brand?.tokens : await open(file, system);
  if (!tokens || (!brand && !report(file, checkBrand(tokens), system))) return 1;
  if (action === 'check') {
    printCheck(file, tokens, system);
    return 0;
  }
  const name = nameOf(asked);
  const out = options.get('-o') ?? (brand ? `${file}/${name}.css` : `${name}.css`);
  const fonts = brand ? fontCss(brand, options.get('--fonts') ?? '.') : '';
  const css = fonts + brandCss(tokens, name) + (options.has('--page') ? globalCss : '');
  await system.write(out, `${css}\n`);
  system.print(`${out}: ${(css.length / 1024).toFixed(1)} KB, for data-brand="${name}".`);
  if (brand) await writeMark(asked, brand, system);
  return 0;
}

/** The `touchline-brand` command: takes the arguments after its name and returns the exit code. */
export async function runBrandCommand(args: readonly string[], system: CommandSystem): Promise<number> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    system.print(USAGE);
    return args.length === 0 ? 2 : 0;
  }
  try {
    return await perform(understand(args), system);
  } catch (problem) {
    if (!(problem instanceof ExpectedError)) throw problem;
    system.complain(`${problem.message}\n\n${USAGE}`);
    return 2;
  }
}
