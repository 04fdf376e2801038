import * as catalogue from '@touchline/contract/product/endpoints';
import { expect, it } from 'vitest';
import { product } from '../../../../features/src/catalog/product/Product.fixtures.ts';
import { list, noReviews } from '../../../../features/src/catalog/reviews/Reviews.fixtures.ts';
import { shopOf } from '../testing/shopOf.ts';

const answer = (reviews: unknown) => (request: Request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/reviews')) return Promise.resolve(Response.json(reviews));
  // The back end answers with what a product has become part of.
  if (pathname.includes('/catalogue/products/')) return Promise.resolve(Response.json(product()));
  return Promise.resolve(undefined);
};
const own = product().meta_data.canonical;

it('redirects for good from the address of a product that has become part of another one', async () => {
  const { get } = shopOf({ answer: answer(noReviews) });
  const moved = await get('/gb/tempo-4-red/OLD-RED.html?forceSelSize=8');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/gb${own}?forceSelSize=8`]);
  expect((await get(`/gb${own}`)).status).toBe(200);
});

it('leads from a page of reviews beyond the last one to the last one', async () => {
  const { get } = shopOf({ answer: answer(list({ total: 25, pageSize: 10, page: 9_000, reviews: [] })) });
  const beyond = await get(`/gb${own}?reviewPage=9000`);
  expect([beyond.status, beyond.headers.get('location')]).toEqual([302, `/gb${own}?reviewPage=3#reviews`]);
});

it.each(['/gb/men?page=9999', '/gb/search?q=tee&page=9999'])(
  'says 404 of %s, a page beyond the last one, without a canonical address',
  async (path) => {
    const { get, server } = shopOf();
    server.on(catalogue.listProducts, { status: 404, error: { errorCode: 'NotFound', message: 'No page.' } });
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).not.toContain('rel="canonical"');
  },
);
