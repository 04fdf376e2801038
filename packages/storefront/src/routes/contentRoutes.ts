import type { PageRoute } from './routes.ts';

const loadContentPage = () => import('./content/page.ts');
const landing = { name: 'LandingPage', id: 'landing', load: () => import('./landing/page.ts') };

/** Pages that the brand writes: help, articles, and pages of campaigns and departments. */
export const contentRoutes: readonly PageRoute[] = [
  { name: 'ContentPage', id: 'content', path: 'help/*', load: loadContentPage },
  // An ending ranks above a star: the page would be taken for a product.
  { name: 'ContentPage', id: 'content', path: 'help/:file.html', load: loadContentPage },
  { name: 'BlogPage', id: 'blog', path: 'blog', load: () => import('./blog/page.ts') },
  { name: 'ArticlePage', id: 'article', path: 'blog/:slug', load: () => import('./article/page.ts') },
  { ...landing, path: 'landing/:name' },
  { ...landing, path: 'campaign/:name' },
  { ...landing, path: 'pages/:name' },
];
