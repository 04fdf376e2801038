import type { HeaderEntry, HeaderSnapshot } from './HeaderStore.ts';

/** An entry of the menu in a page's state, which says less often what each part is. */
type PackedEntry = [
  key: string,
  label: string,
  path: string,
  count: number,
  hasMore: 0 | 1,
  ...landing: string[],
];

/** The header in a page's state: every page has one. */
export interface PackedHeader extends Omit<HeaderSnapshot, 'entries'> {
  entries: PackedEntry[];
}

const packedEntry = ({ key, label, path, count, hasMore, landing }: HeaderEntry): PackedEntry => [
  ...([key, label, path, count, hasMore ? 1 : 0] as const),
  ...(landing === undefined ? [] : [landing]),
];

const unpackedEntry = ([key, label, path, count, hasMore, landing]: PackedEntry): HeaderEntry => ({
  ...{ key, label, path, count, hasMore: hasMore === 1 },
  ...(landing === undefined ? {} : { landing }),
});

export const packHeader = ({ entries, ...rest }: HeaderSnapshot): PackedHeader => ({
  ...rest,
  entries: entries.map(packedEntry),
});

export const unpackHeader = ({ entries, ...rest }: PackedHeader): HeaderSnapshot => ({
  ...rest,
  entries: entries.map(unpackedEntry),
});
