import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ContentBody, Metapages, NamedContent } from './flow.ts';
import { AppDevice, AppRating, ArticleList, ContentFrame, ContentPage, PageAddress } from './schema.ts';

const Query = z.object({ sitePath: z.string(), brand: z.optional(z.string()) });

export const getPage = defineEndpoint({
  id: 'getPage',
  summary: 'A content page by key, `home` or for example `help/returns` (slash encoded).',
  method: 'GET',
  base: 'api',
  path: '/content/pages/{key}',
  access: { caller: 'anyone' },
  params: z.object({ key: z.string() }),
  query: Query,
  cache: 'cache-successful',
  response: ContentPage,
  errors: { 404: 'No such page.' },
});

export const listArticles = defineEndpoint({
  id: 'listArticles',
  summary: 'The articles of the blog, the newest first; 10 a page, the first page where none is asked for.',
  method: 'GET',
  base: 'api',
  path: '/content/articles',
  access: { caller: 'anyone' },
  query: z.extend(Query, { page: z.optional(z.string()) }),
  cache: 'cache-successful',
  response: ArticleList,
  errors: { 404: 'No such site path, or it has no articles, or fewer pages of them.' },
});

export const listContentAddresses = defineEndpoint({
  id: 'listContentAddresses',
  summary: 'The addresses of all content pages of a site, for the site map.',
  method: 'GET',
  base: 'api',
  path: '/content/addresses',
  access: { caller: 'anyone' },
  query: Query,
  response: z.object({ addresses: z.array(PageAddress) }),
  errors: { 404: 'No such site path.' },
});

export const getFrame = defineEndpoint({
  id: 'getFrame',
  summary: 'Header and footer of every page.',
  method: 'GET',
  base: 'api',
  path: '/content/frame',
  access: { caller: 'anyone' },
  query: Query,
  cache: 'cache-successful',
  response: ContentFrame,
  errors: { 404: 'No such site path.' },
});

export const getAppRating = defineEndpoint({
  id: 'getAppRating',
  summary: 'How the shop’s app is rated by those who have it on such a device.',
  method: 'GET',
  base: 'api',
  path: '/content/app-ratings',
  access: { caller: 'anyone' },
  query: z.extend(Query, { deviceType: AppDevice }),
  cache: 'cache-successful',
  response: AppRating,
  errors: { 404: 'No such site path, or no ratings of the app on such a device.' },
});

export const getPagePreview = defineEndpoint({
  id: 'getPagePreview',
  summary: 'A content page with the draft that a preview of the desk shows, by key (slash encoded).',
  method: 'GET',
  base: 'api',
  path: '/content/previews/{key}',
  access: { caller: 'link' },
  params: z.object({ key: z.string() }),
  query: z.extend(Query, { preview: z.string() }),
  response: ContentPage,
  errors: { 404: 'The preview is over, or of another page.' },
});

const published = { 404: 'Nothing is published there, or not in this language.' };
const PublicationPath = z.string().check(z.maxLength(200));
/** `locale:ko-KR`: the language of the texts. */
const Filters = z.string().check(z.regex(/^locale:[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/));

export const getMetapages = defineEndpoint({
  id: 'getMetapages',
  summary:
    'The content flow: what a page is made of, in one language, by its publication path (`/kr/help/returns`).',
  base: 'api',
  path: '/metapages',
  access: { caller: 'anyone' },
  query: z.object({
    publicationPath: PublicationPath,
    audience: z.literal('default'),
    locale: z.string().check(z.maxLength(20)),
  }),
  response: Metapages,
  errors: published,
});

export const getContentBody = defineEndpoint({
  id: 'getContentBody',
  summary: 'The text of a page as plain HTML, by its key (slash encoded).',
  base: 'api',
  path: '/content/published/{page}/index.html',
  access: { caller: 'anyone' },
  params: z.object({ page: z.string() }),
  query: z.object({ publication_path: PublicationPath, filters: Filters }),
  response: ContentBody,
  errors: published,
});

export const getNamedContent = defineEndpoint({
  id: 'getNamedContent',
  summary: 'A piece of content by its name: see `namedContents`.',
  base: 'api',
  path: '/content/published/named/{key}',
  access: { caller: 'anyone' },
  params: z.object({ key: z.string() }),
  query: z.object({ publication_path: PublicationPath, filters: Filters }),
  response: NamedContent,
  errors: published,
});
