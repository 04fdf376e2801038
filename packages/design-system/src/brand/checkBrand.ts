import model from '../../brands/touchline/tokens.json' with { type: 'json' };
import { contrastProblems } from './contrastProblems.ts';
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
  readonly path: string;
  /** The problem, as the end of a sentence. */
  readonly message: string;
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

const namesOf = (tokens: readonly Token[]) => new Set(tokens.map(({ name }) => name));

/** Tokens that apply in every scheme: all outside the contexts. */
const everywhere = (brand: TokenGroup): Token[] =>
  readTokens(Object.fromEntries(Object.entries(brand).filter(([key]) => !CONTEXTS.includes(key as 'light'))));

const prefixed = (place: string, name: string) => (place ? `${place}: ${name}` : name);

function wrongValues(place: string, tokens: readonly Token[], known: ReadonlySet<string>): BrandProblem[] {
  return tokens.flatMap(({ name, type, value }) => {
    const message = valueProblem(type, value);
    if (message) return [{ kind: 'value' as const, path: prefixed(place, name), message }];
    if (isReference(value) && !known.has(referenced(value)))
      return [
        {
          kind: 'value' as const,
          path: prefixed(place, name),
          message: `refers to what is not there: ${value}`,
        },
      ];
    return [];
  });
}

const missing = (place: string, wanted: ReadonlySet<string>, found: ReadonlySet<string>): BrandProblem[] =>
  [...wanted]
    .filter((name) => !found.has(name))
    .map((name) => ({ kind: 'missing', path: prefixed(place, name), message: 'is missing' }));

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...names].filter((name) => !others.has(name)));

const unknown = (place: string, known: ReadonlySet<string>, found: ReadonlySet<string>): BrandProblem[] =>
  [...found]
    .filter((name) => !known.has(name))
    .map((name) => ({
      kind: 'unknown',
      path: prefixed(place, name),
      message: 'is no token of the design system',
    }));

function formProblems(brand: TokenGroup): BrandProblem[] {
  const fallbacks = namesOf(readTokens(sharedTokens.defaults));
  const shared = namesOf(sharedTokens.groups.flatMap((group) => readTokens(group)));
  const own = everywhere(brand);
  const wanted = namesOf(everywhere(model));
  const knownEverywhere = new Set([...wanted, ...shared, ...fallbacks]);
  const problems = [
    ...wrongValues('', own, new Set([...knownEverywhere, ...namesOf(own)])),
    ...missing('', without(wanted, fallbacks), namesOf(own)),
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
  if (!isGroup(brand)) return [{ kind: 'value', path: 'the file', message: 'is no object of tokens' }];
  const problems = formProblems(brand);
  if (problems.some(({ kind }) => kind === 'value')) return problems;
  return [
    ...problems,
    ...contrastProblems(brand).map(({ palette, front, ground, frontHex, groundHex, ratio, minimum }) => ({
      kind: 'contrast' as const,
      path: `${palette}: color.${front}`,
      message: `${frontHex} on color.${ground} ${groundHex} is ${ratio.toFixed(2)} to 1, at least ${minimum}`,
    })),
  ];
}
