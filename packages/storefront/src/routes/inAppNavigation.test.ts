import { expect, it } from 'vitest';
import { staysInApp, type LinkClick, type ShopAddress } from './inAppNavigation.ts';

const shop: ShopAddress = { origin: 'https://shop.example', sitePath: 'gb', isCheckoutElsewhere: false };
const click = (path: string, other: Partial<LinkClick> = {}): LinkClick => ({
  href: new URL(path, shop.origin).href,
  target: '',
  isDownload: false,
  button: 0,
  hasModifier: false,
  ...other,
});

it('navigates inside the page for a link of the same host and site [A2.42]', () => {
  expect(staysInApp(click('/gb/men/shoes'), shop)).toBe(true);
  expect(staysInApp(click('/gb'), shop)).toBe(true);
});

it.each([
  ['a new tab [A2.43]', click('/gb/men', { target: '_blank' })],
  ['a modifier key [A2.44]', click('/gb/men', { hasModifier: true })],
  ['another site path [A2.45]', click('/de/herren')],
  ['grid=true [A2.47]', click('/gb/men?grid=true')],
  ['a parameter that starts with prefn [A2.47]', click('/gb/men?prefn1=size')],
  ['a parameter that starts with prefv [A2.47]', click('/gb/men?prefv1=8')],
  ['the translate helper [A2.37]', click('/gb/translate-url?path=/x')],
  ['another host', click('https://elsewhere.example/gb/men')],
  ['a look-alike of the site path', click('/gbx/men')],
])('reloads the page for %s', (_name, given) => {
  expect(staysInApp(given, shop)).toBe(false);
});

it('leaves the page for the checkout only when another application serves it [A2.46]', () => {
  expect(staysInApp(click('/gb/checkout'), { ...shop, isCheckoutElsewhere: true })).toBe(false);
  expect(staysInApp(click('/gb/checkout'), shop)).toBe(true);
});
