import * as z from 'zod/mini';
import { Picture } from '../picture.ts';
import { DeskPage } from './page.ts';

/** Who is signed in to the desk. */
export const DeskOwner = z.object({ name: z.string() });
export type DeskOwner = z.infer<typeof DeskOwner>;

/** A site that a page can be looked at in. */
export const DeskSite = z.object({ sitePath: z.string(), market: z.string(), language: z.string() });
export type DeskSite = z.infer<typeof DeskSite>;

/**
 * - `asDelivered`: nobody has changed it; the brand's folder has it.
 * - `published`: shoppers see what was published here.
 * - `unpublished`: it was made at the desk, and shoppers do not see it.
 * - `scheduled`: shoppers see the one before, and a published one later.
 */
export const DeskPageState = z.enum(['asDelivered', 'unpublished', 'published', 'scheduled']);
export type DeskPageState = z.infer<typeof DeskPageState>;

/** A page in the list of pages. */
export const DeskPageEntry = z.object({
  /** `home`, `help/returns`. */
  key: z.string(),
  title: z.record(z.string(), z.string()),
  state: DeskPageState,
  /** Header and footer of every page; a page otherwise. */
  isFrame: z.optional(z.literal(true)),
  /** There are changes that are not published. */
  hasDraft: z.boolean(),
  changedAt: z.optional(z.iso.datetime()),
  changedBy: z.optional(z.string()),
});
export type DeskPageEntry = z.infer<typeof DeskPageEntry>;

/** A picture that pages can show, by its name. */
export const DeskPictureEntry = z.object({
  name: z.string(),
  picture: Picture,
  /** What it shows, by language: of pictures that were uploaded. */
  alt: z.optional(z.record(z.string(), z.string())),
});
export type DeskPictureEntry = z.infer<typeof DeskPictureEntry>;

/** What the desk shows first. */
export const Desk = z.object({
  owner: DeskOwner,
  brandName: z.string(),
  /** Codes of the languages of all markets; texts without one fall back to `en`. */
  languages: z.array(z.string()),
  sites: z.array(DeskSite),
  pages: z.array(DeskPageEntry),
  pictures: z.array(DeskPictureEntry),
  /** Whether pictures can be uploaded: the shop has a folder for them. */
  takesPictures: z.boolean(),
  /** Keys of the sports that an index can list. */
  sports: z.array(z.string()),
});
export type Desk = z.infer<typeof Desk>;

/** A version of a page: what was published at some time. Numbers count from 1. */
export const DeskVersion = z.object({
  number: z.int(),
  createdAt: z.iso.datetime(),
  author: z.string(),
  /** What the author says of it. */
  note: z.string(),
});
export type DeskVersion = z.infer<typeof DeskVersion>;

/** When a version is shown. */
export const DeskPublication = z.object({
  id: z.string(),
  number: z.int(),
  from: z.iso.datetime(),
  /** It ends then; the version that was shown before comes back. */
  until: z.optional(z.iso.datetime()),
  by: z.string(),
});
export type DeskPublication = z.infer<typeof DeskPublication>;

/** A page with all that the editor shows of it. */
export const DeskDocument = z.object({
  key: z.string(),
  state: DeskPageState,
  /** It was made at the desk: version 0 is that shoppers do not see it. */
  isMade: z.optional(z.literal(true)),
  /** The draft, or without one what shoppers see. */
  body: DeskPage,
  /** Counts the changes of the draft; a change names the one it was made on. */
  revision: z.int(),
  draft: z.optional(z.object({ savedAt: z.iso.datetime(), savedBy: z.string() })),
  /** Number of the version that shoppers see now; absent while the brand's folder is shown. */
  shown: z.optional(z.int()),
  /** Newest first. */
  versions: z.array(DeskVersion),
  /** Those that are shown or will be, the latest beginning first. */
  publications: z.array(DeskPublication),
  /** Opens a preview of the draft: `/gb?preview=…`. Ends after two hours. */
  previewToken: z.string(),
});
export type DeskDocument = z.infer<typeof DeskDocument>;

/** A draft that was saved. */
export const SavedDraft = z.object({ revision: z.int(), savedAt: z.iso.datetime() });
export type SavedDraft = z.infer<typeof SavedDraft>;

/** Details of 409: who has changed the draft meanwhile. */
export const DraftConflict = z.object({
  revision: z.int(),
  savedAt: z.optional(z.iso.datetime()),
  savedBy: z.optional(z.string()),
});
export type DraftConflict = z.infer<typeof DraftConflict>;
