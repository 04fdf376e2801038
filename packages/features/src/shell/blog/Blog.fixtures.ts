import type { ArticleList, ArticleSummary, ContentPage } from '@touchline/contract/content/schema';
import type { Picture } from '@touchline/contract/picture';
import { manySummaries } from '../../catalog/productCard/ProductCard.fixtures.ts';

const drawing = (path: string): Picture => ({
  ...{ path: `/media/${path}`, widths: [320, 640, 960], webp: [640], ratio: 1.25, alt: '', cutout: true },
});

const subjects = [
  ['boot-test', 'We cut five boots in half', 'FB1151/side'],
  ['first-ten-k', 'Eight weeks to your first 10K', 'RR4101/side'],
  ['which-stud', 'FG, AG, IC: which sole for which ground', 'FB1101/sole'],
] as const;

const summaries: readonly ArticleSummary[] = subjects.map(([slug, title, picture], at) => ({
  ...{
    key: `blog/${slug}`,
    title,
    description: 'Two of them were ours, and you will never be able to buy them.',
  },
  ...{ publishedOn: `2026-11-0${4 - at}`, author: 'Marek Dvorsky', picture: drawing(picture) },
}));

/** A page of the list. */
export const articleList = (given: Partial<ArticleList> = {}): ArticleList => ({
  ...{ articles: [...summaries], total: summaries.length, page: 1, pageSize: 10 },
  ...given,
});

/** An article with a list, and products below it. */
export const bootTest: ContentPage = {
  key: 'blog/boot-test',
  title: 'We cut five boots in half',
  description: 'Two of them were ours, and you will never be able to buy them.',
  article: { publishedOn: '2026-11-04', author: 'Marek Dvorsky', picture: drawing('FB1151/side') },
  sections: [
    {
      kind: 'prose',
      id: 'text',
      blocks: [
        { head: 'The saw', paragraphs: ['A band saw, a steady hand and a smell nobody warned us about.'] },
        { head: 'What passed', paragraphs: ['- Strike FG: eleven studs.', '- Groundsman: leather, lasts.'] },
      ],
    },
    {
      ...{ kind: 'rail', id: 'products', title: 'Football boots' },
      link: { label: 'All 12', href: '/shoes/football-boots' },
      items: manySummaries(4),
    },
  ],
};
