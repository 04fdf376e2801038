import { MarketConsents } from '@touchline/contract/consent/schema';
import { AppRating } from '@touchline/contract/content/schema';
import { sortOrders } from '@touchline/contract/product/schema';
import * as z from 'zod/mini';
import type { ShopPage } from './BrandContent.ts';
import type { WrittenPages } from './ShopContent.ts';

const Texts = z.record(z.string(), z.string());
const Lines = z.record(z.string(), z.array(z.string()));
const Link = z.object({ label: Texts, href: z.string() });
const Picture = z.object({ name: z.string(), alt: Texts });

const Section = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('hero'), id: z.string(), lines: Lines, text: Texts },
    ...{ links: z.array(Link), picture: Picture },
  }),
  z.object({
    ...{ kind: z.literal('categories'), id: z.string() },
    tiles: z.array(z.object({ label: Texts, path: z.string(), picture: Picture })),
  }),
  z.object({
    ...{ kind: z.literal('rail'), id: z.string(), title: Texts, link: Link },
    query: z.object({
      ...{ path: z.string(), sort: z.enum(sortOrders), limit: z.number() },
      isMixed: z.optional(z.boolean()),
    }),
  }),
  z.object({ kind: z.literal('index'), id: z.string(), text: Texts, sports: z.array(z.string()) }),
  z.object({
    ...{ kind: z.literal('editorial'), id: z.string(), lines: Lines, text: Texts },
    ...{ link: Link, picture: Picture },
  }),
  z.object({
    ...{ kind: z.literal('membership'), id: z.string(), lines: Lines, text: Texts, link: Link },
    ...{ ground: z.optional(z.enum(['accent', 'band'])), points: z.array(Texts) },
  }),
  z.object({
    ...{ kind: z.literal('prose'), id: z.string() },
    blocks: z.array(z.object({ head: z.optional(Texts), paragraphs: z.array(Texts) })),
  }),
]);

const Page = z.object({
  ...{ key: z.string(), title: Texts, description: Texts },
  sections: z.array(Section),
  needs: z.optional(z.literal('membership')),
  curtain: z.optional(
    z.object({
      ...{ id: z.string(), lines: Lines, text: Texts, link: z.optional(Link), enter: Texts },
      ...{ picture: z.optional(Picture), markets: z.optional(z.array(z.string())) },
    }),
  ),
  stories: z.optional(
    z.array(
      z.object({
        ...{ id: z.string(), title: Texts, cover: Picture, markets: z.optional(z.array(z.string())) },
        slides: z.array(z.object({ picture: Picture, title: Texts, text: Texts, link: z.optional(Link) })),
      }),
    ),
  ),
  article: z.optional(z.object({ publishedOn: z.iso.date(), author: z.string(), picture: Picture })),
  variants: z.optional(
    z.array(
      z.object({
        ...{ name: z.string(), operations: z.array(z.unknown()) },
        ...{ markets: z.optional(z.array(z.string())), languages: z.optional(z.array(z.string())) },
        ...{ from: z.optional(z.string()), until: z.optional(z.string()) },
      }),
    ),
  ),
});

const AppBanner = z.object({
  ...{ title: Texts, statement: Texts, call: Texts, picture: Picture },
  background: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  ratings: z.optional(z.object({ android: z.optional(AppRating), iphone: z.optional(AppRating) })),
});

const Usp = z.object({
  ...{ analyticsName: z.string(), title: Texts, url: z.optional(z.string()), icon: z.optional(Picture) },
  popup: z.optional(z.object({ title: Texts, text: Texts, links: z.array(Link) })),
  timer: z.optional(z.object({ title: Texts, date: z.iso.datetime() })),
});

const Header = z.object({
  component: z.literal('header'),
  items: z.array(
    z.object({
      ...{ id: z.string(), index: z.int(), type: z.optional(z.enum(['spacer', 'mask'])) },
      ...{ label: z.optional(Texts), path: z.optional(z.string()), content: z.optional(z.string()) },
      markets: z.optional(z.array(z.string())),
    }),
  ),
});

const Frame = z.object({
  header: z.optional(z.array(Header)),
  usps: z.optional(z.array(Usp)),
  appBanner: z.optional(AppBanner),
  messages: z.array(Texts),
  topLinks: z.array(Link),
  slogan: Texts,
  footer: z.array(z.object({ title: Texts, links: z.array(Link) })),
  legal: z.array(Link),
  listTile: z.optional(
    z.object({ lines: Lines, link: Link, picture: Picture, category: z.optional(z.string()) }),
  ),
  menuProducts: z.record(z.string(), z.array(z.object({ productId: z.string(), label: Texts }))),
});

const Campaign = z.object({
  ...{ componentId: z.string(), triggers: z.array(z.string()), version: z.string() },
  ...{ from: z.optional(z.string()), until: z.optional(z.string()), picture: z.optional(Picture) },
  ...{ title: Texts, paragraphs: z.array(Texts), closed: Texts },
});

const Pages = z.object({
  ...{ home: z.optional(Page), frame: z.optional(Frame), pages: z.array(Page) },
  campaigns: z.optional(z.array(Campaign)),
  consents: z.optional(z.partial(MarketConsents)),
});

/** The pages of a brand, from its `content.json`; without a home page that is made of the catalogue. Throws an error that names each field that is wrong. */
export function readShopPages(content: unknown): WrittenPages {
  const checked = z.safeParse(Pages, content);
  if (!checked.success)
    throw new Error(
      checked.error.issues
        .map(({ path, message }) => `content.json: ${path.map(String).join('.')}: ${message}`)
        .join('\n'),
    );
  return checked.data as WrittenPages;
}

/** The fields of a frame that may come from elsewhere. */
export const FramePart = z.partial(
  z.pick(Frame, { usps: true, topLinks: true, messages: true, header: true }),
);

/** One page, as it is after its variants. Throws an error that names each field that is wrong. */
export function readShopPage(page: unknown): ShopPage {
  const checked = z.safeParse(Page, page);
  if (checked.success) return checked.data as ShopPage;
  throw new Error(
    checked.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; '),
  );
}
