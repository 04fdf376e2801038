import * as z from 'zod/mini';
import { sortOrders } from '../product/sortOrders.ts';

/** What a page may hold at most; a text in characters. */
export const pageLimits = {
  ...{ text: 2_000, line: 60, href: 500 },
  ...{ sections: 30, lines: 6, links: 4, tiles: 12, sports: 30, points: 12, blocks: 60, paragraphs: 60 },
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

export const DeskSection = z.discriminatedUnion('kind', [
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
export type DeskSection = z.infer<typeof DeskSection>;
export type DeskSectionKind = DeskSection['kind'];
export type DeskSectionOf<Kind extends DeskSectionKind> = Extract<DeskSection, { kind: Kind }>;

/**
 * A page as it is edited: in every language, with pictures by name. A draft may be unfinished; what stands in the way of
 * publishing it is named by `pageProblems`.
 */
export const DeskPage = z.object({
  title: Texts,
  description: Texts,
  sections: z.array(DeskSection).check(z.maxLength(100)),
});
export type DeskPage = z.infer<typeof DeskPage>;
