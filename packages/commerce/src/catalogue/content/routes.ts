import { configValue } from '@touchline/contract/config/configTable';
import { getAppRating, getFrame, getPage, getPagePreview } from '@touchline/contract/content/endpoints';
import type { ContentFrame, ContentPage } from '@touchline/contract/content/schema';
import { factsOf } from './fillFacts.ts';
import type { ShopAppBanner, ShopFrame, ShopUsp } from './BrandContent.ts';
import { legalLinks } from './legalPages.ts';
import { pagesOfBrand, picturesOfBrand } from './pagesOfBrand.ts';
import { previewOf } from './previewOf.ts';
import { refreshMadePages } from './refreshMadePages.ts';
import { contentPort, ownPort, type ContentPort } from './remote/contentPort.ts';
import type { ShopPages } from './ShopContent.ts';
import { applyVariants } from './applyVariants.ts';
import { articleRoutes } from './articleRoutes.ts';
import { isIn, isOut, isPageIn, linkTargets } from './linkTargets.ts';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import {
  brandPicture,
  fillArticle,
  fillCurtain,
  fillLink,
  fillLinks,
  fillSection,
  fillStory,
  linesOf,
  writeText,
  type Filling,
} from './fillSections.ts';

const cache = { browserSeconds: 60, serverSeconds: 30 };

/** Pages, header and footer. */
export function contentRoutes(router: Router, shop: CommerceContext): void {
  const fillingOf = async (sitePath: string, content?: ShopPages, brand?: string): Promise<Filling> => {
    const site = shop.markets.site(sitePath);
    return {
      site,
      catalogue: shop.catalogue,
      facts: factsOf(site.market, site.language, shop.design.name),
      pictures: await picturesOfBrand(shop, brand),
      leads: linkTargets(content, site.market),
    };
  };

  /** Somebody else's content is of the shop's own brand. */
  const portOf = (content: ShopPages | undefined, { site }: Filling, brand = shop.brand): ContentPort =>
    brand === shop.brand ? contentPort(shop, content, site) : ownPort(content);

  /** A page as a site shows it; throws 404 where there is none. */
  const filledPage = async (content: ContentPort, key: string, filling: Filling): Promise<ContentPage> => {
    const stored = await content.page(key);
    if (!stored || !isPageIn(stored, filling.site.market) || !isOut(stored, shop.clock.now()))
      throw notFound('page');
    const page = applyVariants(stored, filling.site, shop.clock.now(), shop.log);
    const isHere = isIn(filling.site.market);
    const stories = (page.stories ?? []).filter(isHere);
    const sections = await Promise.all(page.sections.map((section) => fillSection(section, filling)));
    return {
      key: page.key,
      title: writeText(page.title, filling),
      description: writeText(page.description, filling),
      sections: sections.filter((section) => section !== undefined),
      ...(page.curtain && isHere(page.curtain) ? { curtain: fillCurtain(page.curtain, filling) } : {}),
      ...(stories.length > 0 ? { stories: stories.map((story) => fillStory(story, filling)) } : {}),
      ...(page.article ? { article: fillArticle(page, page.article, filling) } : {}),
      ...(page.isMade ? { isMade: true } : {}),
    };
  };

  router.route(
    getPage,
    async ({ params, query }) => {
      await refreshMadePages(shop);
      const content = await pagesOfBrand(shop, query.brand);
      const filling = await fillingOf(query.sitePath, content, query.brand);
      return filledPage(portOf(content, filling, query.brand), params.key, filling);
    },
    { cache },
  );

  router.route(getPagePreview, async ({ params, query }) => {
    const content = await previewOf(shop, query.preview, params.key);
    return filledPage(ownPort(content), params.key, await fillingOf(query.sitePath, content, query.brand));
  });

  articleRoutes(router, shop, fillingOf);

  router.route(
    getFrame,
    async ({ query }) => {
      await refreshMadePages(shop);
      const content = await pagesOfBrand(shop, query.brand);
      const filling = await fillingOf(query.sitePath, content, query.brand);
      const { market, language } = filling.site;
      const legal = fillLinks(legalLinks(market.legal, content, language.code), filling);
      const frame = await portOf(content, filling, query.brand).frame();
      return { ...(frame ? await frameOf(frame, filling) : emptyFrame), legal };
    },
    { cache },
  );

  router.route(
    getAppRating,
    async ({ query }) => {
      // The site is checked, as every call's.
      shop.markets.site(query.sitePath);
      const rating = (await pagesOfBrand(shop, query.brand))?.frame?.appBanner?.ratings?.[query.deviceType];
      if (!rating) throw notFound('rating');
      return rating;
    },
    { cache },
  );
}

/** The banner of the app, where this market has an app. */
function appBanner(banner: ShopAppBanner | undefined, filling: Filling): Pick<ContentFrame, 'smartBanner'> {
  const address = configValue(filling.site.market.config, 'downloadShopAppUrl');
  if (!banner || address === '') return {};
  return {
    smartBanner: {
      title: writeText(banner.title, filling),
      statement_text: writeText(banner.statement, filling),
      calls_to_action: [{ cta_text: writeText(banner.call, filling), external_link: address }],
      head_image: brandPicture(banner.picture, filling),
      background_color: banner.background,
    },
  };
}

/** The strip's messages, where this market has the strip. */
function uspBar(usps: readonly ShopUsp[] | undefined, filling: Filling): Pick<ContentFrame, 'usps'> {
  if (!usps || !configValue(filling.site.market.config, 'displayTopUspBar')) return {};
  return {
    usps: usps.map(({ analyticsName, title, url, popup, icon, timer }) => ({
      ...{ analyticsName, title: writeText(title, filling), isDialog: popup !== undefined },
      ...(url === undefined ? {} : { url }),
      overlayTitle: popup ? writeText(popup.title, filling) : '',
      content: popup ? writeText(popup.text, filling) : '',
      itemCtas: fillLinks(popup?.links ?? [], filling),
      ...(icon ? { icon: brandPicture(icon, filling) } : {}),
      ...(timer
        ? {
            embeddableElement: {
              type: 'timer' as const,
              ...{ title: writeText(timer.title, filling), date: timer.date },
            },
          }
        : {}),
    })),
  };
}

/** What the content says of the header in this market. */
function headerOf(header: ShopFrame['header'], filling: Filling): Pick<ContentFrame, 'header'> {
  if (!header) return {};
  return {
    header: header.map(({ component, items }) => ({
      component,
      items: items.filter(isIn(filling.site.market)).map(({ id, index, type, label, path, content }) => ({
        ...{ id, index, hasFlyout: content !== undefined },
        ...(type === undefined ? {} : { type }),
        ...(label === undefined ? {} : { label: writeText(label, filling) }),
        ...(path === undefined ? {} : { path }),
        ...(content === undefined ? {} : { content }),
      })),
    })),
  };
}

const emptyFrame: Omit<ContentFrame, 'legal'> = {
  messages: [],
  topLinks: [],
  slogan: '',
  footer: [],
  menuPictures: {},
};

async function frameOf(frame: ShopFrame, filling: Filling): Promise<Omit<ContentFrame, 'legal'>> {
  return {
    messages: frame.messages.map((text) => writeText(text, filling)),
    topLinks: fillLinks(frame.topLinks, filling),
    slogan: writeText(frame.slogan, filling),
    footer: frame.footer
      .map(({ title, links }) => ({ title: writeText(title, filling), links: fillLinks(links, filling) }))
      .filter(({ links }) => links.length > 0),
    ...headerOf(frame.header, filling),
    ...uspBar(frame.usps, filling),
    ...appBanner(frame.appBanner, filling),
    ...(frame.listTile
      ? {
          listTile: {
            lines: linesOf(frame.listTile.lines, filling),
            link: fillLink(frame.listTile.link, filling),
            picture: brandPicture(frame.listTile.picture, filling),
            ...(frame.listTile.category === undefined ? {} : { category: frame.listTile.category }),
          },
        }
      : {}),
    menuPictures: await menuPictures(frame, filling),
  };
}

/** Products of the mega menu that this market has, each with its first picture. */
async function menuPictures(frame: ShopFrame, filling: Filling): Promise<ContentFrame['menuPictures']> {
  const wanted = Object.values(frame.menuProducts).flat();
  const cards = await filling.catalogue.summaries(
    filling.site,
    wanted.map(({ productId }) => productId),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return Object.fromEntries(
    Object.entries(frame.menuProducts).map(([key, entries]) => [
      key,
      entries.flatMap(({ productId, label }) => {
        const card = byId.get(productId);
        const picture = card?.pictures[0];
        return card && picture
          ? { name: card.name, label: writeText(label, filling), href: card.url, picture }
          : [];
      }),
    ]),
  );
}
