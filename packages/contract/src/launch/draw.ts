import type { PublishedDraw } from './schema.ts';

/** An entry as it is published: the size, and a digest that names nobody. */
export interface DrawEntry {
  readonly sku: string;
  readonly commitment: string;
}

/** The name of the algorithm below, published with each draw. */
export const drawAlgorithm = 'touchline-draw-1';

/** SHA-256 of a text, in hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The commitment to an entry: only who knows the receipt can tell whose it is. */
export const commitmentOf = (launchId: string, sku: string, receipt: string): Promise<string> =>
  sha256(`${launchId}\n${sku}\n${receipt}`);

const lineOf = ({ sku, commitment }: DrawEntry): string => `${sku} ${commitment}`;
const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The entries as they are published, sorted. */
export const sortedEntries = <Entry extends DrawEntry>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => inOrder(lineOf(one), lineOf(other)));

/** The root of a list of entries: `sort list | head -c -1 | sha256sum` gives the same. */
export const rootOf = (entries: readonly DrawEntry[]): Promise<string> =>
  sha256(sortedEntries(entries).map(lineOf).join('\n'));

/**
 * The order in which entries are drawn: by the digest of seed, root and commitment. A pure function of the list and the
 * seed, so that everybody who has both gets the same order.
 */
export async function drawOrder<Entry extends DrawEntry>(
  entries: readonly Entry[],
  seed: string,
): Promise<Entry[]> {
  const root = await rootOf(entries);
  const tickets = await Promise.all(
    entries.map(async (entry) => ({ entry, ticket: await sha256(`${seed}\n${root}\n${entry.commitment}`) })),
  );
  return tickets.toSorted((one, other) => inOrder(one.ticket, other.ticket)).map(({ entry }) => entry);
}

/** The first of each size, as many as there are pieces, in the order of the draw. */
export function winnersOf<Entry extends DrawEntry>(
  order: readonly Entry[],
  pieces: ReadonlyMap<string, number>,
): Entry[] {
  const left = new Map(pieces);
  return order.filter(({ sku }) => {
    const count = left.get(sku) ?? 0;
    left.set(sku, count - 1);
    return count > 0;
  });
}

/** What a check of a draw found. */
export interface DrawCheck {
  /** The seed is the one that was committed to; absent where a public beacon has to be asked instead. */
  readonly seed?: boolean;
  /** The list has the published root. */
  readonly list: boolean;
  /** Drawing again gives the published winners. */
  readonly winners: boolean;
}

/** Checks a published draw; `undefined` before it is drawn. Needs nothing but what was published. */
export async function verifyDraw(draw: PublishedDraw): Promise<DrawCheck | undefined> {
  const { seed, seedCommitment, root, entries, winners } = draw;
  if (draw.state !== 'drawn' || seed === undefined || root === undefined) return undefined;
  const pieces = new Map(draw.pieces.map(({ sku, count }) => [sku, count]));
  const drawn = winnersOf(await drawOrder(entries, seed), pieces);
  return {
    ...(seedCommitment === undefined ? {} : { seed: (await sha256(seed)) === seedCommitment }),
    list: (await rootOf(entries)) === root,
    winners: drawn.map(lineOf).join('\n') === winners.map(lineOf).join('\n'),
  };
}
