import { expect, it } from 'vitest';
import { britishSite } from '../../platform/site/Site.fixtures.ts';
import { articleJsonLd } from './articleJsonLd.ts';
import { bootTest } from './Blog.fixtures.ts';

it('tells search engines of an article, and of no other page', () => {
  expect(articleJsonLd(bootTest, britishSite(), 'https://shop.test')).toMatchObject({
    '@type': 'Article',
    ...{ headline: bootTest.title, datePublished: '2026-11-04', inLanguage: 'en' },
    image: ['https://shop.test/media/FB1151/side-640.webp'],
    author: { '@type': 'Person', name: 'Marek Dvorsky' },
    mainEntityOfPage: 'https://shop.test/gb/blog/boot-test',
  });
  const { article: _, ...page } = bootTest;
  expect(articleJsonLd(page, britishSite(), 'https://shop.test')).toBeUndefined();
});
