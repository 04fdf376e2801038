import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contentPages, contentPageSize, firstContentPage } from './constants.ts';
import { ArticleList, ContentFrame, ContentPage } from './schema.ts';

const picture = { path: '/media/a', widths: [320], webp: [], ratio: 1, alt: '' };
const link = { label: 'Men', href: '/men' };

it('header, footer, menu of phones, blog and what a page says of itself have shapes of their own [A3.86]', () => {
  const article = { publishedOn: '2026-11-04', author: 'Marek', picture };
  const page = { key: 'blog/a', title: 'A', description: 'About a', sections: [], article };
  expect(z.parse(ContentPage, page)).toEqual(page);
  const list = { articles: [{ key: 'blog/a', title: 'A', description: '', ...article }], total: 1, page: 1 };
  expect(z.parse(ArticleList, { ...list, pageSize: 10 }).articles).toHaveLength(1);
  const frame = {
    ...{ messages: ['Free'], slogan: '', topLinks: [link], legal: [link] },
    header: [{ component: 'header', items: [{ id: 'men', index: 4, hasFlyout: true }] }],
    footer: [{ title: 'Shop', links: [link] }],
    menuPictures: { men: [{ name: 'Fell 2', label: 'Grip', href: '/fell-2/TR2103.html', picture }] },
  };
  expect(z.parse(ContentFrame, frame)).toEqual(frame);
});

it.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [25, 3],
])('%i entries fill %i pages of ten [A9.37]', (total, pages) => {
  expect([contentPageSize, firstContentPage]).toEqual([10, 1]);
  expect(contentPages(total)).toBe(pages);
});
