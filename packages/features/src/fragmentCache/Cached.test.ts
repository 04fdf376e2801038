import { createElement, type ComponentProps, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Site, SiteContext, useSite } from '../site/index.ts';
import { britain } from '../site/Site.fixtures.ts';
import { Cached } from './Cached.ts';
import { FragmentCacheContext, type CachedFragmentProps } from './FragmentCacheContext.ts';

const Price = (): ReactNode => useSite().money(95);

/** A price in a fragment, on a page with this cache. */
function page(site: Site, cache?: (props: CachedFragmentProps) => ReactNode): string {
  const of = { of: {}, variant: '' } as ComponentProps<typeof Cached>;
  const fragment = createElement(Cached, of, createElement(Price));
  const inCache = createElement(FragmentCacheContext, { value: cache }, fragment);
  return renderToStaticMarkup(createElement(SiteContext, { value: site }, inCache));
}

it('shows its content where nothing is kept', () => {
  const site = new Site(britain);
  expect(page(site)).toBe('£95.00');
  expect(site.formattedTexts['money']).toEqual({ 95: '£95.00' });
});

it('tells a cache the texts of its content apart from those of the page', () => {
  const site = new Site(britain);
  const texts = {};
  let ofPage: unknown;
  const html = page(site, (props) => {
    ofPage = props.texts;
    return props.render(texts);
  });
  expect(html).toBe('£95.00');
  expect(texts).toMatchObject({ money: { 95: '£95.00' } });
  expect(ofPage).toBe(site.formattedTexts);
  expect(site.formattedTexts).toEqual({});
});
