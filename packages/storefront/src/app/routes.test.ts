import { parse } from 'regexparam';
import { expect, it } from 'vitest';
import { browserRoutes, pathOfPage } from './routes.ts';

/** The page that the browser finds for an address. */
const pageOf = (path: string) =>
  browserRoutes('gb').find((route) => parse(route.path.replace(/\/\*$/, '/*?')).pattern.test(path))?.id;

it('finds every kind of page in the browser without knowing the categories', () => {
  expect(pageOf('/gb')).toBe('home');
  expect(pageOf('/gb/cart')).toBe('cart');
  expect(pageOf('/gb/checkout/payment')).toBe('checkout');
  expect(pageOf('/gb/help/returns')).toBe('content');
  expect(pageOf('/gb/country-selector.html')).toBe('region');
  expect(pageOf('/gb/tempo-4/RR4101.html')).toBe('product');
  expect(pageOf('/gb/men')).toBe('list');
  expect(pageOf('/gb/men/shoes')).toBe('list');
  expect(pageOf('/gb/men/shoes/trail-shoes')).toBe('list');
});

it('knows the paths of the shop’s own pages, and that there is no sign-in yet', () => {
  expect(pathOfPage('cart')).toBe('/cart');
  expect(pathOfPage('home')).toBe('/');
  expect(pathOfPage('login')).toBeUndefined();
});
