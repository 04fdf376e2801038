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

/** What the home page tells in pictures over the whole window, one after the other. */
export const ContentStory = z.object({
  id: z.string(),
  /** Below its round picture. */
  title: z.string(),
  cover: Picture,
  slides: z.array(
    z.object({ picture: Picture, title: z.string(), text: z.string(), link: z.optional(ContentLink) }),
  ),
});
export type ContentStory = z.infer<typeof ContentStory>;

/** What makes a page an article of the blog. */
export const ArticleFacts = z.object({
  /** ISO date. */
  publishedOn: z.string(),
  author: z.string(),
  /** The picture above it, and on its card. */
  picture: Picture,
  /** The language that it is written in, where that is not the site's. */
  language: z.optional(z.string()),
});
export type ArticleFacts = z.infer<typeof ArticleFacts>;

/** An article as a list shows it. */
export const ArticleSummary = z.extend(ArticleFacts, {
  /** Its page: `blog/boot-test`. */
  key: z.string(),
  title: z.string(),
  description: z.string(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** A page of the list of articles, the newest first. */
export const ArticleList = z.object({
  articles: z.array(ArticleSummary),
  /** Of all pages together. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type ArticleList = z.infer<typeof ArticleList>;

/** The address of a page of content, for the site map. */
export const PageAddress = z.object({
  /** Without the site path: `/help/returns`. */
  url: z.string(),
  /** ISO date; absent where it is not known. */
  modifiedDate: z.optional(z.string()),
});
export type PageAddress = z.infer<typeof PageAddress>;

/** A content page: `home`, or a static page such as `help/returns`. */
export const ContentPage = z.object({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  sections: z.array(ContentSection),
  /** Of the home page only. */
  curtain: z.optional(StartCurtainContent),
  /** Whether it is made of the catalogue: nothing is advertised on it that nobody has written. */
  isMade: z.optional(z.boolean()),
  /** Of the home page only. */
  stories: z.optional(z.array(ContentStory)),
  /** Of articles only. */
  article: z.optional(ArticleFacts),
});
export type ContentPage = z.infer<typeof ContentPage>;

/** The banner that leads phones to the shop's app, in the documents' words. */
export const SmartBannerContent = z.object({
  title: z.string(),
  statement_text: z.string(),
  calls_to_action: z.array(z.object({ cta_text: z.string(), external_link: z.string() })),
  /** The icon of the app. */
  head_image: Picture,
  /** Colour behind the banner, as `#0a0a0a`; its text is white. */
  background_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
});
export type SmartBannerContent = z.infer<typeof SmartBannerContent>;

/** The systems of phones that the shop's app exists for. */
export const AppDevice = z.enum(['android', 'iphone']);
export type AppDevice = z.infer<typeof AppDevice>;

/** What people say of the app in the shop of their phone. */
export const AppRating = z.object({
  /** Stars, 0 to 5. */
  rating: z.number().check(z.minimum(0), z.maximum(5)),
  count: z.int().check(z.nonnegative()),
});
export type AppRating = z.infer<typeof AppRating>;

/** A message of the strip above the header. */
export const UspItem = z.object({
  /** What analytics and tests know it by; each its own. */
  analyticsName: z.string(),
  title: z.string(),
  /** Where it leads, where it leads anywhere. */
  url: z.optional(z.string()),
  /** It opens a pop-up with `overlayTitle`, `content` and `itemCtas` instead. */
  isDialog: z.boolean(),
  overlayTitle: z.string(),
  content: z.string(),
  icon: z.optional(Picture),
  /** Counts down to a moment, after which the message is gone. */
  embeddableElement: z.optional(z.object({ type: z.literal('timer'), title: z.string(), date: z.string() })),
  itemCtas: z.array(ContentLink),
});
export type UspItem = z.infer<typeof UspItem>;

/** The lowest and the highest place of the main menu that content may set by itself, counted from 0. */
export const navOverridePlaces = { from: 4, to: 6 } as const;

/** An entry of the main menu, in the documents' words. Content sets those at `navOverridePlaces`. */
export const HeaderNavItem = z.object({
  id: z.string(),
  /** `spacer` leaves room before the entry, `mask` sets it off by a ground. */
  type: z.optional(z.enum(['spacer', 'mask'])),
  /** Without it, the entry that it takes the place of keeps its own. */
  label: z.optional(z.string()),
  /** Where it leads, below the site path; without it as with `label`. */
  path: z.optional(z.string()),
  /** Key of the part of the range that its flyout shows, `men`. */
  content: z.optional(z.string()),
  /** Its place, from 0. */
  index: z.int(),
  hasFlyout: z.boolean(),
});
export type HeaderNavItem = z.infer<typeof HeaderNavItem>;

/** What the content says of the header. */
export const HeaderComponent = z.object({ component: z.literal('header'), items: z.array(HeaderNavItem) });
export type HeaderComponent = z.infer<typeof HeaderComponent>;

/** Header and footer of every page. */
export const ContentFrame = z.object({
  /** Lines of the bar at the top. */
  messages: z.array(z.string()),
  /** Messages that take turns in the bar in their place, where the market turns it on. */
  usps: z.optional(z.array(UspItem)),
  /** Small links at the end of the top bar. */
  topLinks: z.array(ContentLink),
  /** Exactly one where there is any: others are not shown, and told to who edits. */
  header: z.optional(z.array(HeaderComponent)),
  slogan: z.string(),
  footer: z.array(z.object({ title: z.string(), links: z.array(ContentLink) })),
  legal: z.array(ContentLink),
  /** Where the market has an app. */
  smartBanner: z.optional(SmartBannerContent),
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
