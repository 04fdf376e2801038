import * as z from 'zod/mini';
import { Picture } from '../picture.ts';
import { ProductSummary } from '../product/schema.ts';

/** A link: a path within the site (without the site path), or an external address. */
export const ContentLink = z.object({ label: z.string(), href: z.string() });
export type ContentLink = z.infer<typeof ContentLink>;

/** Sections that make up a page, distinguished by `kind`. */
export const HeroSection = z.object({
  kind: z.literal('hero'),
  id: z.string(),
  /** Each line is sized to fill the column's width. */
  lines: z.array(z.string()),
  text: z.string(),
  links: z.array(ContentLink),
  picture: Picture,
});
export const CategoriesSection = z.object({
  kind: z.literal('categories'),
  id: z.string(),
  tiles: z.array(z.object({ label: z.string(), href: z.string(), count: z.int(), picture: Picture })),
});
export const RailSection = z.object({
  kind: z.literal('rail'),
  id: z.string(),
  title: z.string(),
  link: ContentLink,
  items: z.array(ProductSummary),
});
export const IndexSection = z.object({
  kind: z.literal('index'),
  id: z.string(),
  text: z.string(),
  entries: z.array(z.object({ label: z.string(), href: z.string(), count: z.int() })),
});
export const EditorialSection = z.object({
  kind: z.literal('editorial'),
  id: z.string(),
  lines: z.array(z.string()),
  text: z.string(),
  link: ContentLink,
  picture: Picture,
});
export const MembershipSection = z.object({
  kind: z.literal('membership'),
  id: z.string(),
  /** Background of the section: the brand's accent colour (default) or its dark band. */
  ground: z.optional(z.enum(['accent', 'band'])),
  lines: z.array(z.string()),
  text: z.string(),
  link: ContentLink,
  points: z.array(z.string()),
});
export const ProseSection = z.object({
  kind: z.literal('prose'),
  id: z.string(),
  /** Headings and paragraphs in order; paragraphs that begin with `- ` are list items. */
  blocks: z.array(z.object({ head: z.optional(z.string()), paragraphs: z.array(z.string()) })),
});
export const ContentSection = z.discriminatedUnion('kind', [
  HeroSection,
  CategoriesSection,
  RailSection,
  IndexSection,
  EditorialSection,
  MembershipSection,
  ProseSection,
]);
export type ContentSection = z.infer<typeof ContentSection>;
export type SectionOf<Kind extends ContentSection['kind']> = Extract<ContentSection, { kind: Kind }>;

/** What covers the home page as a visit begins, until the shopper raises it. */
export const StartCurtainContent = z.object({
  /** Another id is another curtain: it is shown to those, too, who have raised the one before. */
  id: z.string(),
  lines: z.array(z.string()),
  text: z.string(),
  link: z.optional(ContentLink),
  /** Label of the button that raises it: `To the shop`. */
  enter: z.string(),
  picture: z.optional(Picture),
});
export type StartCurtainContent = z.infer<typeof StartCurtainContent>;

/** A content page: `home`, or a static page such as `help/returns`. */
export const ContentPage = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  sections: z.array(ContentSection),
  /** Of the home page only. */
  curtain: z.optional(StartCurtainContent),
});
export type ContentPage = z.infer<typeof ContentPage>;

/** Header and footer of every page. */
export const ContentFrame = z.object({
  /** Lines of the bar at the top. */
  messages: z.array(z.string()),
  /** Small links at the end of the top bar. */
  topLinks: z.array(ContentLink),
  slogan: z.string(),
  footer: z.array(z.object({ title: z.string(), links: z.array(ContentLink) })),
  legal: z.array(ContentLink),
  /** A tile among the cards of a product list, two columns wide. */
  listTile: z.optional(
    z.object({
      lines: z.array(z.string()),
      link: ContentLink,
      picture: Picture,
      /** Address of the category among whose products it stands, `shoes`; without it, in every category. */
      category: z.optional(z.string()),
    }),
  ),
  /** Products of the mega menu by navigation key: name, what is said of it, its first picture. */
  menuPictures: z.record(
    z.string(),
    z.array(z.object({ name: z.string(), label: z.string(), href: z.string(), picture: Picture })),
  ),
});
export type ContentFrame = z.infer<typeof ContentFrame>;
