/** Text is read; a shape (the edge of a field, a dot, a bar) must only be distinguishable from its background. */
export type PairKind = 'text' | 'shape';

export interface Pair {
  /** Colour names without the `color.` prefix. */
  readonly front: string;
  readonly ground: string;
  readonly kind: PairKind;
}

const on = (kind: PairKind, front: string, ...grounds: string[]): Pair[] =>
  grounds.map((ground) => ({ front, ground, kind }));

/** Foreground and background pairs of the components, tested for each brand, scheme and ground that defines both. */
export const PAIRS: readonly Pair[] = [
  ...on('text', 'text', 'paper', 'raised', 'field', 'tile', 'tile.strong', 'pool', 'pool.edge'),
  ...on('text', 'text.inverse', 'text'),
  ...on('text', 'text.subtle', 'paper', 'raised', 'field', 'tile'),
  ...on('shape', 'edge', 'paper', 'raised', 'field'),
  ...on('text', 'accent.on', 'accent', 'accent.hover'),
  ...on('text', 'primary.on', 'primary', 'primary.hover'),
  ...on('text', 'sale', 'paper', 'tile'),
  ...on('text', 'sale.on', 'sale'),
  ...on('shape', 'low', 'paper', 'tile'),
  ...on('text', 'error', 'raised', 'tile'),
  ...on('text', 'text.inverse', 'error'),
  ...['error', 'success', 'info', 'warning'].flatMap((tone) => [
    ...on('text', tone, 'paper', `${tone}.ground`),
    ...on('text', 'text', `${tone}.ground`),
  ]),
];

/** WCAG 2.2 minimums: AA always, AAA for users who prefer more contrast. WCAG has no AAA for shapes; we use 4.5. */
export const MIN_CONTRAST = {
  AA: { text: 4.5, shape: 3 },
  AAA: { text: 7, shape: 4.5 },
} as const;
export type Level = keyof typeof MIN_CONTRAST;
