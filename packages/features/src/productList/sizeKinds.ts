/** What a size is the size of, in display order. */
export const sizeKinds = ['shoes', 'clothing', 'trousers', 'children', 'socks', 'other'] as const;
export type SizeKind = (typeof sizeKinds)[number];

/** Lists with fewer sizes show them together. */
const fewSizes = 16;

const patterns: readonly (readonly [kind: SizeKind, pattern: RegExp])[] = [
  ['trousers', /^\d+\/\d+$/],
  ['socks', /^[\d.]+\s?[-–]\s?[\d.]+$/],
  ['children', /^[\d–-]+Y$/],
  ['clothing', /^\d?X{0,3}[SML](\/\d?X{0,3}[SML])?$/],
  ['shoes', /^\d|^M \d/],
];

/** Body heights of children in centimetres: above the numbers of shoes; in Korea, where those are millimetres, below. */
function isHeight(size: string, system: string): boolean {
  if (!/^\d{3}$/.test(size)) return false;
  return system === 'KR' ? Number(size) <= 160 : Number(size) >= 80;
}

/** The kind of a size, by how it is written. */
export function sizeKindOf(size: string, system: string): SizeKind {
  if (isHeight(size, system)) return 'children';
  return patterns.find(([, pattern]) => pattern.test(size))?.[0] ?? 'other';
}

/** Sizes by kind, where a list mixes many of several kinds; otherwise all together, without a kind. */
export function sizeGroups<Size extends { value: string }>(
  sizes: readonly Size[],
  system: string,
): { kind: SizeKind | undefined; sizes: readonly Size[] }[] {
  const groups = sizeKinds
    .map((kind) => ({ kind, sizes: sizes.filter(({ value }) => sizeKindOf(value, system) === kind) }))
    .filter((group) => group.sizes.length > 0);
  return sizes.length < fewSizes || groups.length < 2 ? [{ kind: undefined, sizes }] : groups;
}
