import * as z from 'zod/mini';
import { sortOrders } from '../product/sortOrders.ts';

/** What a page may hold at most; a text in characters. */
export const pageLimits = {
  ...{ text: 2_000, line: 60, href: 500 },
  ...{ sections: 30, lines: 6, links: 4, tiles: 12, sports: 30, points: 12, blocks: 60, paragraphs: 60 },
  ...{ messages: 6, message: 160, usps: 8, columns: 6, columnLinks: 12 },
} as const;

const Language = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/));

/** A text by language. It may hold facts of the market in braces: `{freeFrom}`. */
const Texts = z.record(Language, z.string().check(z.maxLength(10_000)));
export type DeskTexts = z.infer<typeof Texts>;

/** Lines of a headline by language. */
const Lines = z.record(Language, z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(20)));
export type DeskLines = z.infer<typeof Lines>;

const Href = z.string().check(z.maxLength(2_000));
const Link = z.object({ label: Texts, href: Href });
export type DeskLink = z.infer<typeof Link>;

const Picture = z.object({ name: z.string().check(z.maxLength(100)), alt: Texts });
export type DeskPicture = z.infer<typeof Picture>;

const Id = z.string().check(z.regex(/^[\w-]{1,60}$/));
const Key = z.string().check(z.maxLength(200));
const listOf = <Of extends z.ZodMiniType>(of: Of) => z.array(of).check(z.maxLength(100));

/** What a page is made of. */
export const DeskPageSection = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('hero'), id: Id, lines: Lines, text: Texts },
    ...{ links: listOf(Link), picture: Picture },
  }),
  z.object({
    ...{ kind: z.literal('categories'), id: Id },
    tiles: listOf(z.object({ label: Texts, path: Key, picture: Picture })),
  }),
  z.object({
    ...{ kind: z.literal('rail'), id: Id, title: Texts, link: Link },
    query: z.object({
      ...{ path: Key, sort: z.enum(sortOrders) },
      limit: z.int().check(z.minimum(1), z.maximum(24)),
      isMixed: z.optional(z.boolean()),
    }),
  }),
  z.object({ kind: z.literal('index'), id: Id, text: Texts, sports: listOf(Key) }),
  z.object({
    ...{ kind: z.literal('editorial'), id: Id, lines: Lines, text: Texts },
    ...{ link: Link, picture: Picture },
  }),
  z.object({
    ...{ kind: z.literal('membership'), id: Id, lines: Lines, text: Texts, link: Link },
    ...{ ground: z.optional(z.enum(['accent', 'band'])), points: listOf(Texts) },
  }),
  z.object({
    ...{ kind: z.literal('prose'), id: Id },
    blocks: listOf(z.object({ head: z.optional(Texts), paragraphs: listOf(Texts) })),
  }),
]);
export type DeskPageSection = z.infer<typeof DeskPageSection>;

const Usp = z.object({
  ...{ analyticsName: z.string().check(z.maxLength(100)), title: Texts, url: z.optional(Href) },
  popup: z.optional(z.object({ title: Texts, text: Texts, links: listOf(Link) })),
  timer: z.optional(z.object({ title: Texts, date: z.iso.datetime() })),
  icon: z.optional(Picture),
});
export type DeskUsp = z.infer<typeof Usp>;

const LinkColumn = z.object({ title: Texts, links: listOf(Link) });

/** What header and footer are made of. Each is there once at most; `id` says which. */
export const DeskFrameSection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('messages'), id: Id, messages: listOf(Texts) }),
  z.object({ kind: z.literal('usps'), id: Id, usps: listOf(Usp) }),
  z.object({ kind: z.literal('links'), id: z.enum(['topLinks', 'legal']), links: listOf(Link) }),
  z.object({ kind: z.literal('slogan'), id: Id, text: Texts }),
  z.object({ kind: z.literal('footer'), id: Id, columns: listOf(LinkColumn) }),
  z.object({
    ...{
      kind: z.literal('appBanner'),
      id: Id,
      title: Texts,
      statement: Texts,
      call: Texts,
      picture: Picture,
    },
    background: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  }),
  z.object({
    ...{ kind: z.literal('listTile'), id: Id, lines: Lines, link: Link, picture: Picture },
    category: z.optional(Key),
  }),
]);
export type DeskFrameSection = z.infer<typeof DeskFrameSection>;

const DeskSection = z.union([DeskPageSection, DeskFrameSection]);
export type DeskSection = z.infer<typeof DeskSection>;
export type DeskSectionKind = DeskSection['kind'];
export type DeskPageSectionKind = DeskPageSection['kind'];
export type DeskSectionOf<Kind extends DeskSectionKind> = Extract<DeskSection, { kind: Kind }>;

const frameKinds: ReadonlySet<string> = new Set([
  ...['messages', 'usps', 'links', 'slogan', 'footer', 'appBanner', 'listTile'],
]);

/** Whether a section is one of header and footer, and not of a page. */
export const isFrameSection = (section: DeskSection): section is DeskFrameSection =>
  frameKinds.has(section.kind);

/** The document that header and footer are. */
export const frameKey = 'frame';

/** Keys that a new page may have: a help page, or one made of any sections. */
export const newPageKey = /^(help|pages)\/[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * A page as it is edited: in every language, with pictures by name. A draft may be unfinished; what stands in the way of
 * publishing it is named by `pageProblems`. Header and footer are a document of the same form, with sections of their own.
 */
export const DeskPage = z.object({
  title: Texts,
  description: Texts,
  sections: z.array(DeskSection).check(z.maxLength(100)),
});
export type DeskPage = z.infer<typeof DeskPage>;
