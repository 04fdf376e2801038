/** Text is read; a shape (the edge of a field, a dot, a bar) must only be told from its ground. */
export type PairKind = 'text' | 'shape';

export interface Pair {
  /** Colours by their names after `color.`. */
  readonly front: string;
  readonly ground: string;
  readonly kind: PairKind;
}

const on = (kind: PairKind, front: string, ...grounds: string[]): Pair[] =>
  grounds.map((ground) => ({ front, ground, kind }));

/** What stands on what in the components: each pair is tested for each brand, scheme and ground, as far as it has both. */
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

/** What WCAG 2.2 asks for: AA always, AAA where the reader asked for more contrast. Shapes have no AAA; ours get 4.5. */
export const LEAST = {
  AA: { text: 4.5, shape: 3 },
  AAA: { text: 7, shape: 4.5 },
} as const;
export type Level = keyof typeof LEAST;
