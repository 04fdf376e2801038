import { contrastProblems } from './contrastProblems.ts';
import { knownBrands } from './knownBrands.ts';
import { readTokens } from './readTokens.ts';
import { sharedTokens } from './sharedTokens.ts';
import { CONTEXTS, tokensIn } from './themeBlocks.ts';
import { isGroup, isReference, referenced } from './tokenFile.ts';
import { valueProblem } from './valueProblems.ts';
import type { Token } from './readTokens.ts';
import type { TokenGroup } from './tokenFile.ts';

export interface BrandProblem {
  /** `value` breaks the format, `missing` is required by a component, `contrast` is unreadable, `unknown` has no effect. */
  readonly kind: 'value' | 'missing' | 'contrast' | 'unknown';
  /** Location in the file: "light: color.edge". */
  readonly where: string;
  /** The problem, as the end of a sentence. */
  readonly says: string;
}

/** Groups in which a brand must define every token that our brands define; other groups list only changes. */
const WHOLE = ['light', 'dark', 'band', 'accent'] as const;
const PARTS: readonly (readonly [path: readonly string[], like: readonly string[]])[] = [
  [['bandDark'], ['band']],
  [['contrast', 'light'], ['light']],
  [['contrast', 'dark'], ['dark']],
  [['contrast', 'band'], ['band']],
  [['contrast', 'accent'], ['accent']],
];

const model = knownBrands.touchline;
const namesOf = (tokens: readonly Token[]) => new Set(tokens.map(({ name }) => name));

/** Tokens that apply in every scheme: all outside the contexts. */
const everywhere = (brand: TokenGroup): Token[] =>
  readTokens(Object.fromEntries(Object.entries(brand).filter(([key]) => !CONTEXTS.includes(key as 'light'))));

const prefixed = (place: string, name: string) => (place ? `${place}: ${name}` : name);

function wrongValues(place: string, tokens: readonly Token[], known: ReadonlySet<string>): BrandProblem[] {
  return tokens.flatMap(({ name, type, value }) => {
    const says = valueProblem(type, value);
    if (says) return [{ kind: 'value' as const, where: prefixed(place, name), says }];
    if (isReference(value) && !known.has(referenced(value)))
      return [
        {
          kind: 'value' as const,
          where: prefixed(place, name),
          says: `refers to what is not there: ${value}`,
        },
      ];
    return [];
  });
}

const missing = (place: string, wanted: ReadonlySet<string>, found: ReadonlySet<string>): BrandProblem[] =>
  [...wanted]
    .filter((name) => !found.has(name))
    .map((name) => ({ kind: 'missing', where: prefixed(place, name), says: 'is missing' }));

const unknown = (place: string, known: ReadonlySet<string>, found: ReadonlySet<string>): BrandProblem[] =>
  [...found]
    .filter((name) => !known.has(name))
    .map((name) => ({
      kind: 'unknown',
      where: prefixed(place, name),
      says: 'is no token of the design system',
    }));

function formProblems(brand: TokenGroup): BrandProblem[] {
  const fallbacks = namesOf(readTokens(sharedTokens.defaults));
  const shared = namesOf(sharedTokens.groups.flatMap((group) => readTokens(group)));
  const own = everywhere(brand);
  const wanted = namesOf(everywhere(model));
  const knownEverywhere = new Set([...wanted, ...shared, ...fallbacks]);
  const problems = [
    ...wrongValues('', own, new Set([...knownEverywhere, ...namesOf(own)])),
    ...missing('', wanted, namesOf(own)),
    ...unknown('', knownEverywhere, namesOf(own)),
  ];
  const check = (path: readonly string[], like: readonly string[], isWhole: boolean) => {
    const place = path.join(', ');
    const tokens = tokensIn(brand, ...path);
    const names = namesOf(tokens);
    const known = new Set([
      ...namesOf(tokensIn(model, 'light')),
      ...namesOf(tokensIn(model, ...like)),
      ...fallbacks,
    ]);
    problems.push(
      ...wrongValues(place, tokens, known),
      ...(isWhole ? missing(place, namesOf(tokensIn(model, ...like)), names) : []),
      ...unknown(place, known, names),
    );
  };
  for (const group of WHOLE) check([group], [group], true);
  for (const [path, like] of PARTS) check(path, like, false);
  return problems;
}

/**
 * Every problem of a brand file: values that break the Design Tokens Format, missing tokens, pairs of colours with too
 * little contrast. `unknown` alone is only a note; all others make the file unusable.
 */
export function checkBrand(brand: unknown): BrandProblem[] {
  if (!isGroup(brand)) return [{ kind: 'value', where: 'the file', says: 'is no object of tokens' }];
  const problems = formProblems(brand);
  if (problems.some(({ kind }) => kind === 'value')) return problems;
  return [
    ...problems,
    ...contrastProblems(brand).map(({ palette, front, ground, frontHex, groundHex, ratio, least }) => ({
      kind: 'contrast' as const,
      where: `${palette}: color.${front}`,
      says: `${frontHex} on color.${ground} ${groundHex} is ${ratio.toFixed(2)} to 1, at least ${least}`,
    })),
  ];
}
