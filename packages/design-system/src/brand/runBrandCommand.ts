import { globalCss } from '../foundations/globalCss.ts';
import { brandCss } from './brandCss.ts';
import { checkBrand } from './checkBrand.ts';
import { measuredPairs } from './contrastProblems.ts';
import { knownBrands } from './knownBrands.ts';
import { copiedGrounds } from './copiedGrounds.ts';
import type { BrandProblem } from './checkBrand.ts';
import type { TokenGroup } from './tokenFile.ts';

/** System functions that the command needs. */
export interface CommandSystem {
  read: (path: string) => Promise<string>;
  /** With `isNew`, fails if the file exists. */
  write: (path: string, text: string, options?: { isNew: boolean }) => Promise<void>;
  print: (line: string) => void;
  /** Prints an error. */
  complain: (line: string) => void;
}

const USAGE = `touchline-brand: a brand of your own for @touchline/design-system

  touchline-brand new my-brand.json [--from northing]   a complete file to change
  touchline-brand check my-brand.json                   format, missing tokens, contrast
  touchline-brand build my-brand.json -o my-brand.css   its style sheet, for data-brand="my-brand"

  --name <name>   the name in data-brand, if it is not that of the file
  --page          adds the styles that hold for the whole page (build)

Ends with 0 if all is well, 1 if the brand has problems, 2 if the command was not understood.`;

/** Invalid arguments, or a file that cannot be used. */
class Refusal extends Error {}

interface Asked {
  act: string;
  file: string;
  options: ReadonlyMap<string, string>;
}

const FLAGS = ['--page'];
const OPTIONS = ['--from', '--name', '-o', '--out'];

function understand(args: readonly string[]): Asked {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    if (FLAGS.includes(word)) options.set(word, '');
    else if (OPTIONS.includes(word)) {
      const value = args[++at];
      if (value === undefined) throw new Refusal(`${word} needs a value after it.`);
      options.set(word === '--out' ? '-o' : word, value);
    } else if (word.startsWith('-')) throw new Refusal(`There is no option ${word}.`);
    else words.push(word);
  }
  const [act = '', file, ...more] = words;
  if (!file || more.length > 0) throw new Refusal(`Say what to do with which one file.`);
  return { act, file, options };
}

function nameOf({ file, options }: Asked): string {
  const name = options.get('--name') ?? (file.split(/[/\\]/).at(-1) ?? '').replace(/(\.tokens)?\.json$/, '');
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Refusal(
      `"${name}" cannot be the name in data-brand: small letters, digits and hyphens. Give one with --name.`,
    );
  return name;
}

async function open(file: string, system: CommandSystem): Promise<TokenGroup> {
  const text = await system.read(file).catch(() => {
    throw new Refusal(`${file} cannot be read.`);
  });
  try {
    return JSON.parse(text) as TokenGroup;
  } catch (problem) {
    throw new Refusal(`${file} is no JSON: ${problem instanceof Error ? problem.message : ''}`);
  }
}

/** Prints the problems; returns whether the brand can be used. */
function report(
  file: string,
  problems: readonly BrandProblem[],
  { print, complain }: CommandSystem,
): boolean {
  const bad = problems.filter(({ kind }) => kind !== 'unknown');
  for (const { where, says } of problems.filter(({ kind }) => kind === 'unknown'))
    print(`note: ${where} ${says}`);
  if (bad.length === 0) return true;
  complain(`${file}: ${bad.length} ${bad.length === 1 ? 'problem' : 'problems'}`);
  for (const { where, says } of bad) complain(`  ${where} ${says}`);
  return false;
}

async function perform(asked: Asked, system: CommandSystem): Promise<number> {
  const { act, file, options } = asked;
  if (act === 'new') {
    const from = options.get('--from') ?? 'touchline';
    if (!(from in knownBrands)) throw new Refusal(`There is no brand ${from}: touchline, northing.`);
    const { $description: _, ...brand } = knownBrands[from as 'touchline'];
    await system.write(file, `${JSON.stringify(brand, null, 2)}\n`, { isNew: true }).catch(() => {
      throw new Refusal(`${file} is there already, or cannot be written.`);
    });
    system.print(`${file}: all tokens of ${from}, yours to change. Then: touchline-brand check ${file}`);
    return 0;
  }
  if (act !== 'check' && act !== 'build') throw new Refusal(`There is no act "${act}".`);
  const brand = await open(file, system);
  if (!report(file, checkBrand(brand), system)) return 1;
  if (act === 'check') {
    for (const ground of copiedGrounds(brand))
      system.print(`note: ${ground} is still of the brand it began with`);
    system.print(`${file}: complete, and all ${measuredPairs(brand).length} pairs of colours can be read.`);
    return 0;
  }
  const name = nameOf(asked);
  const out = options.get('-o') ?? `${name}.css`;
  const css = brandCss(brand, name) + (options.has('--page') ? globalCss : '');
  await system.write(out, `${css}\n`);
  system.print(`${out}: ${(css.length / 1024).toFixed(1)} KB, for data-brand="${name}".`);
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
    if (!(problem instanceof Refusal)) throw problem;
    system.complain(`${problem.message}\n\n${USAGE}`);
    return 2;
  }
}
