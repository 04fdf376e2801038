import { defineStored, json } from '@touchline/features/storage';

/** Entries of the history whose position is kept. */
const maxEntries = 50;

/** How far the pages of this tab were scrolled, by entry of the history; the last one is the newest. */
export const scrollPositions = defineStored<readonly (readonly [string, number])[]>({
  key: 'scroll',
  where: 'session',
  maxAge: 'session',
  purpose: 'necessary',
  endsWithLogout: false,
  codec: json((kept) =>
    Array.isArray(kept)
      ? kept.filter((each) => Array.isArray(each) && typeof each[1] === 'number')
      : undefined,
  ),
});

/** The positions with another one added. */
export const withPosition = (
  positions: readonly (readonly [string, number])[],
  id: string,
  position: number,
): readonly (readonly [string, number])[] =>
  [...positions.filter(([each]) => each !== id), [id, position] as const].slice(-maxEntries);
