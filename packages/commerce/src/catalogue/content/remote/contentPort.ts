import { configValue } from '@touchline/contract/config/configTable';
import { ContentBody, frameContents, Metapages, pageContents } from '@touchline/contract/content/flow';
import { isGoodLink } from '@touchline/contract/desk/pageProblems';
import type { Schema } from '@touchline/contract/endpoint';
import type { Site } from '@touchline/contract/market/schema';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import type { ShopFrame, ShopPage } from '../BrandContent.ts';
import { FramePart } from '../readShopPages.ts';
import type { ShopPages } from '../ShopContent.ts';
import { htmlBlocks } from './htmlBlocks.ts';
import { layoutSections } from './layoutSections.ts';
import { localeOf, pageKey } from './publication.ts';

/** Where pages of a site come from: what is said in each language, before products, pictures and facts are filled in. */
export interface ContentPort {
  /** A page by its key; `undefined` when there is none. */
  page(key: string): Promise<ShopPage | undefined>;
  /** Header and footer; `undefined` when nobody has written any. */
  frame(): Promise<ShopFrame | undefined>;
}

/** The shop's own pages: of the brand's folder, and published at the desk. */
export const ownPort = (content: ShopPages | undefined): ContentPort => ({
  page: async (key) => (key === 'home' ? content?.home : content?.pages.find((page) => page.key === key)),
  frame: async () => content?.frame,
});

/** Keys that somebody else's content is asked for: what anybody may type into an address is not. */
const askedKey = /^[a-z0-9][a-z0-9-]{0,60}(\/[a-z0-9][a-z0-9-]{0,60}){0,3}$/;

/**
 * The pages of a site: what the content flow and the content management system of its market have, and the shop's own
 * wherever those have nothing, or fail.
 */
export function contentPort(
  { remoteContent }: Pick<CommerceContext, 'remoteContent'>,
  content: ShopPages | undefined,
  site: Site,
): ContentPort {
  const own = ownPort(content);
  const language = site.language.code;
  const flowOrigin = configValue(site.market.config, 'contentProxyOrigin');
  const systemOrigin = configValue(site.market.config, 'contentOrigin');
  const path = (key: string) => `/${site.language.sitePath}${key === 'home' ? '' : `/${key}`}`;
  const filters = { filters: `locale:${localeOf(site)}` };

  const flow = async (key: string): Promise<Partial<ShopPage> | undefined> => {
    const answer = await remoteContent.ask(site, {
      ...{ origin: flowOrigin, path: '/api/metapages', ownPath: '/api/metapages' },
      query: { publicationPath: path(key), audience: 'default', locale: localeOf(site) },
      form: Metapages,
    });
    const layout = answer?.resolvedLayouts[0];
    const sections = layout ? layoutSections(layout, language) : [];
    if (!layout || sections.length === 0) return undefined;
    return {
      sections,
      ...(layout.title ? { title: { [language]: layout.title } } : {}),
      ...(layout.description ? { description: { [language]: layout.description } } : {}),
    };
  };

  /** A piece of content by its name. */
  const named = <Form extends Schema>(name: string, form: Form) =>
    remoteContent.ask(site, {
      ...{
        origin: systemOrigin,
        path: `/named/${name}`,
        ownPath: `/api/content/published/named/${name}`,
      },
      query: { publication_path: path('home'), ...filters },
      form,
    });

  const body = async (key: string): Promise<Partial<ShopPage> | undefined> => {
    const legal = Object.entries(pageContents).find(([, page]) => pageKey(site, page) === key);
    const file = `${encodeURIComponent(key)}/index.html`;
    const found = legal
      ? await named(legal[0], ContentBody)
      : await remoteContent.ask(site, {
          ...{ origin: systemOrigin, path: `/${file}`, ownPath: `/api/content/published/${file}` },
          query: { publication_path: path(key), ...filters },
          form: ContentBody,
        });
    const blocks = found ? htmlBlocks(found.body) : [];
    if (!found || blocks.length === 0) return undefined;
    const written = blocks.map(({ head, paragraphs }) => ({
      ...(head === undefined ? {} : { head: { [language]: head } }),
      paragraphs: paragraphs.map((text) => ({ [language]: text })),
    }));
    return {
      sections: [{ kind: 'prose', id: 'body', blocks: written }],
      ...(found.title ? { title: { [language]: found.title } } : {}),
    };
  };

  return {
    async page(key) {
      const written = await own.page(key);
      // Articles are the shop's own: author, day and language of each text are no part of a layout.
      if (written?.article || !askedKey.test(key)) return written;
      const theirs = (await flow(key)) ?? (key === 'home' ? undefined : await body(key));
      if (!theirs) return written;
      const { variants: _, ...rest } = written ?? { key, title: { en: key }, description: {}, sections: [] };
      return { ...rest, ...theirs };
    },
    async frame() {
      const written = await own.frame();
      if (!written) return undefined;
      const parts = await Promise.all(
        Object.entries(frameContents).map(async ([name, field]) => {
          const value = (await named(name, FramePart))?.[field];
          return value && hasGoodLinks(value) ? { [field]: value } : {};
        }),
      );
      return Object.assign({}, written, ...parts) as ShopFrame;
    },
  };
}

/** Whether every link of a piece of content is one that the desk would publish. */
function hasGoodLinks(value: unknown, field = ''): boolean {
  if (typeof value === 'string') return !['href', 'url', 'path'].includes(field) || isGoodLink(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) =>
    hasGoodLinks(inner, Array.isArray(value) ? field : name),
  );
}
