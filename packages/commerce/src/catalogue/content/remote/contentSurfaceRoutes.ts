import { getContentBody, getMetapages, getNamedContent } from '@touchline/contract/content/endpoints';
import { frameContents, pageContents, type ContentBody } from '@touchline/contract/content/flow';
import type { Site } from '@touchline/contract/market/schema';
import { escapeText } from 'entities';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import { notFound } from '../../../kernel/failure/Failure.ts';
import type { Router } from '../../../kernel/routing/Router.ts';
import { inLanguage } from '../../products/vocabulary.ts';
import { applyVariants } from '../applyVariants.ts';
import type { ShopPage } from '../BrandContent.ts';
import { isPageIn } from '../linkTargets.ts';
import { pagesOfBrand } from '../pagesOfBrand.ts';
import { ownPort } from './contentPort.ts';
import { inOneLanguage } from './inOneLanguage.ts';
import { localeOf, pageKey, readPublicationPath } from './publication.ts';

const cache = { browserSeconds: 60, serverSeconds: 30 };

/** The shop's own content over the calls of a content flow and a content management system. */
export function contentSurfaceRoutes(router: Router, shop: CommerceContext): void {
  /** The site and the page of a path. Throws 404 where there is no such site, or it does not speak that language. */
  const placeOf = (path: string, locale: string): { readonly site: Site; readonly key: string } => {
    const { sitePath, key } = readPublicationPath(path);
    const site = shop.markets.find(sitePath);
    if (!site || localeOf(site) !== locale) throw notFound('page');
    return { site, key };
  };
  const pageOf = async (site: Site, key: string): Promise<ShopPage> => {
    const stored = await ownPort(await pagesOfBrand(shop)).page(key);
    if (!stored || !isPageIn(stored, site.market)) throw notFound('page');
    return applyVariants(stored, site, shop.clock.now(), shop.log);
  };

  router.route(
    getMetapages,
    async ({ query }) => {
      const { site, key } = placeOf(query.publicationPath, query.locale);
      const { title, description, sections } = await pageOf(site, key);
      // A page of text alone is the content management system's.
      if (sections.every(({ kind }) => kind === 'prose')) return { resolvedLayouts: [] };
      const { code } = site.language;
      return {
        resolvedLayouts: [
          {
            ...{ title: inLanguage(title, code), description: inLanguage(description, code) },
            content: inOneLanguage(sections, code) as unknown[],
          },
        ],
      };
    },
    { cache },
  );

  router.route(
    getContentBody,
    async ({ params, query }) => {
      const { site } = placeOf(query.publication_path, localeIn(query.filters));
      return bodyOf(await pageOf(site, params.page), site);
    },
    { cache },
  );

  router.route(
    getNamedContent,
    async ({ params: { key }, query }) => {
      const { site } = placeOf(query.publication_path, localeIn(query.filters));
      const legal = Object.entries(pageContents).find(([name]) => name === key)?.[1];
      if (legal) return { ...bodyOf(await pageOf(site, pageKey(site, legal)), site) };
      const field = Object.entries(frameContents).find(([name]) => name === key)?.[1];
      if (field === undefined) throw notFound('content');
      const part = (await pagesOfBrand(shop))?.frame?.[field];
      if (!part) throw notFound('content');
      return inOneLanguage({ [field]: part }, site.language.code);
    },
    { cache },
  );
}

const localeIn = (filters: string): string => filters.replace('locale:', '');

/** The text of a page as HTML. */
function bodyOf({ title, sections }: ShopPage, { language }: Site): ContentBody {
  const write = (texts: Readonly<Record<string, string>>) => escapeText(inLanguage(texts, language.code));
  const blocks = sections.flatMap((section) => (section.kind === 'prose' ? section.blocks : []));
  if (blocks.length === 0) throw notFound('text');
  const html = blocks.flatMap(({ head, paragraphs }) => [
    ...(head ? [`<h2>${write(head)}</h2>`] : []),
    ...paragraphs.map((texts) => {
      const text = write(texts);
      return text.startsWith('- ') ? `<ul><li>${text.slice(2)}</li></ul>` : `<p>${text}</p>`;
    }),
  ]);
  return { title: inLanguage(title, language.code), body: html.join('\n') };
}
