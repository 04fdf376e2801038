import type { ContentPage } from '@touchline/contract/content/schema';
import type { Site } from '../../platform/site/index.ts';

/** What search engines are told of an article, as schema.org's `Article`; `undefined` for another page. */
export function articleJsonLd(
  { key, title, description, article }: Pick<ContentPage, 'key' | 'title' | 'description' | 'article'>,
  site: Pick<Site, 'href' | 'brand' | 'language'>,
  origin: string,
): object | undefined {
  if (!article) return undefined;
  const { picture } = article;
  const [format, width] =
    picture.webp.length > 0 ? ['webp', picture.webp.at(-1)] : ['avif', picture.widths.at(-1)];
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    ...{ headline: title, description, datePublished: article.publishedOn },
    inLanguage: article.language ?? site.language.code,
    ...(width === undefined ? {} : { image: [`${origin}${picture.path}-${width}.${format}`] }),
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: site.brand.name },
    mainEntityOfPage: origin + site.href(`/${key}`),
  };
}
