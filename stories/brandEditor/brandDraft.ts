import {
  brandCss,
  colorFromHex,
  hexOfColor,
  type Brand,
  type ColorValue,
  type DimensionValue,
  type TokenGroup,
} from '@touchline/design-system/brand';

/** Path of a token in a brand file: `['light', 'color', 'edge']`. */
export type TokenPath = readonly string[];

export interface BrandDraft {
  /** Value of `data-brand`, and name of the file. */
  name: string;
  tokens: TokenGroup;
}

const isTree = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const at = (tokens: TokenGroup, path: TokenPath): unknown =>
  path.reduce<unknown>((node, step) => (isTree(node) ? node[step] : undefined), tokens);

/** The initial draft: a copy of a brand's tokens, under another name. */
export const draftOf = ({ tokens }: Pick<Brand, 'tokens'>): BrandDraft => ({
  name: 'my-brand',
  tokens,
});

/** A token's value; a group returns its `$root`. */
export function valueAt(tokens: TokenGroup, path: TokenPath): unknown {
  const node = at(tokens, path);
  if (!isTree(node)) return undefined;
  return '$value' in node ? node['$value'] : valueAt(node, ['$root']);
}

function put(node: unknown, [step, ...rest]: TokenPath, value: unknown): Record<string, unknown> {
  const tree = isTree(node) ? node : {};
  if (step === undefined) return '$root' in tree ? put(tree, ['$root'], value) : { ...tree, $value: value };
  return { ...tree, [step]: put(tree[step], rest, value) };
}

/** The draft with one token changed; all others stay the same objects. */
export const withValue = ({ name, tokens }: BrandDraft, path: TokenPath, value: unknown): BrandDraft => ({
  name,
  tokens: put(tokens, path, value),
});

/** Dotted names below a group of tokens, without `$root`: `text.subtle`. */
export function namesBelow(tokens: TokenGroup, path: TokenPath): string[] {
  const walk = (node: unknown, steps: readonly string[]): string[] => {
    if (!isTree(node)) return [];
    if ('$value' in node) return [steps.filter((step) => step !== '$root').join('.')];
    return Object.entries(node).flatMap(([key, inner]) =>
      key.startsWith('$') && key !== '$root' ? [] : walk(inner, [...steps, key]),
    );
  };
  return walk(at(tokens, path), []);
}

export const hexAt = (tokens: TokenGroup, path: TokenPath): string | undefined => {
  const value = valueAt(tokens, path);
  return isTree(value) ? hexOfColor(value as unknown as ColorValue) : undefined;
};

/** Changes a colour but keeps its alpha, so that a scrim stays transparent. */
export const withHex = (draft: BrandDraft, path: TokenPath, hex: string): BrandDraft => {
  const before = valueAt(draft.tokens, path) as ColorValue | undefined;
  return withValue(draft, path, colorFromHex(hex, before?.alpha));
};

export const pixelsAt = (tokens: TokenGroup, path: TokenPath): number =>
  (valueAt(tokens, path) as DimensionValue | undefined)?.value ?? 0;

export const withPixels = (draft: BrandDraft, path: TokenPath, value: number): BrandDraft =>
  withValue(draft, path, { value, unit: 'px' });

const ATTRIBUTE = /^[a-z][a-z0-9-]*$/;

/** The draft's style sheet; empty while its name is not valid for `data-brand`. */
export const sheetOf = ({ name, tokens }: BrandDraft): string =>
  ATTRIBUTE.test(name) ? brandCss(tokens, name) : '';

/** The brand file, as `touchline-brand` reads it. */
export const fileOf = ({ tokens }: BrandDraft): string => `${JSON.stringify(tokens, null, 2)}\n`;

/** Downloads the file. */
export function download(draft: BrandDraft): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([fileOf(draft)], { type: 'application/design-tokens+json' }));
  link.download = `${draft.name}.json`;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
