import { contentPages, contentPageSize, firstContentPage } from '@touchline/contract/content/constants';
import { listArticles, listContentAddresses } from '@touchline/contract/content/endpoints';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { notFound } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { ShopArticle, ShopPage } from './BrandContent.ts';
import { fillArticle, writeText, type Filling } from './fillSections.ts';
import { isOut, isPageIn } from './linkTargets.ts';
import { pagesOfBrand } from './pagesOfBrand.ts';
import type { ShopPages } from './ShopContent.ts';

const cache = { browserSeconds: 60, serverSeconds: 30 };

type Article = ShopPage & { readonly article: ShopArticle };
const isArticle = (page: ShopPage): page is Article => page.article !== undefined;

/** The list of articles, and the addresses of all content pages. */
export function articleRoutes(
  router: Router,
  shop: CommerceContext,
  fillingOf: (sitePath: string, content?: ShopPages, brand?: string) => Promise<Filling>,
): void {
  /** The pages that a site has now. */
  const pagesIn = (content: ShopPages | undefined, { site }: Filling): ShopPage[] =>
    (content?.pages ?? []).filter((page) => isPageIn(page, site.market) && isOut(page, shop.clock.now()));

  router.route(
    listArticles,
    async ({ query }) => {
      const content = await pagesOfBrand(shop, query.brand);
      const filling = await fillingOf(query.sitePath, content, query.brand);
      const articles = pagesIn(content, filling)
        .filter(isArticle)
        .toSorted((one, other) => other.article.publishedOn.localeCompare(one.article.publishedOn));
      const page = query.page === undefined ? firstContentPage : Number(query.page);
      const total = articles.length;
      if (total === 0 || !Number.isInteger(page) || page < firstContentPage || page > contentPages(total))
        throw notFound('articles');
      const from = (page - firstContentPage) * contentPageSize;
      return {
        articles: articles.slice(from, from + contentPageSize).map((each) => ({
          key: each.key,
          title: writeText(each.title, filling),
          description: writeText(each.description, filling),
          ...fillArticle(each, each.article, filling),
        })),
        ...{ total, page, pageSize: contentPageSize },
      };
    },
    { cache },
  );

  router.route(listContentAddresses, async ({ query }) => {
    const content = await pagesOfBrand(shop, query.brand);
    const pages = pagesIn(content, await fillingOf(query.sitePath, content, query.brand));
    const newest = pages
      .filter(isArticle)
      .map(({ article }) => article.publishedOn)
      .toSorted()
      .at(-1);
    return {
      addresses: [
        ...pages.map(({ key, article }) => ({
          url: `/${key}`,
          ...(article ? { modifiedDate: article.publishedOn } : {}),
        })),
        ...(newest === undefined ? [] : [{ url: '/blog', modifiedDate: newest }]),
      ],
    };
  });
}
