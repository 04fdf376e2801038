import { defineStored, json } from '../../platform/storage/index.ts';

/** Largest number of products that are remembered. */
export const maxRecentlyViewed = 16;

/** Number of products in the small list of the bag. */
export const smallListLength = 12;

const fourteenDays = 14 * 86_400;

/** A product that was looked at, as the browser stores it. */
export interface StoredView {
  /** The product's id. */
  readonly name: string;
  /** Its model: another colour takes its place. */
  readonly model: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What was looked at, newest first, and by whom. */
export interface StoredViews {
  /** The opaque key of the account; empty for a guest. */
  readonly person: string;
  readonly views: readonly StoredView[];
}

function readView(stored: unknown): StoredView[] {
  const { name, model, time } = (stored ?? {}) as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof model === 'string' && typeof time === 'number'
    ? [{ name, model, time }]
    : [];
}

function readViews(stored: unknown): StoredViews | undefined {
  const { person, views } = (stored ?? {}) as Partial<Record<string, unknown>>;
  if (typeof person !== 'string' || !Array.isArray(views)) return undefined;
  return { person, views: views.flatMap(readView).slice(0, maxRecentlyViewed) };
}

/** The products that were looked at. */
export const recentlyViewed = defineStored<StoredViews>({
  key: 'recentlyViewed',
  where: 'local',
  maxAge: fourteenDays,
  purpose: 'personalisation',
  endsWithLogout: true,
  codec: json(readViews),
});

/** How long a product is remembered, in milliseconds. */
export const viewLifetime = fourteenDays * 1000;

/** Everything that the recently viewed products store. */
export const recentlyViewedStorage = [recentlyViewed];
