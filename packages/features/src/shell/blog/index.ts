export { articleJsonLd } from './articleJsonLd.ts';
export { ArticlePage, articlePictureSizes } from './ArticlePage.tsx';
export { BlogPage } from './BlogPage.tsx';
export { blogMessages } from './blogMessages.ts';
export { blogPageOf, blogPath } from './blogPath.ts';
export { articleListStore } from './stores.ts';
