import { describe, expect, it } from 'vitest';
import { getFeatures } from '@touchline/contract/market/endpoints';
import { shopOf } from '../testing/shopOf.ts';

type Config = Record<string, string>;

/** The links of the header of a page, by the text or label they have. */
async function headerOf(config: Config, path = '/gb/track-order', flags: Record<string, boolean> = {}) {
  const { server, get } = shopOf({ config });
  server.on(getFeatures, { answer: flags });
  const html = await (await get(path)).text();
  const header = /<header[^]*?<\/header>/.exec(html)?.[0] ?? '';
  const links = [...header.matchAll(/<a ([^>]*)>([^]*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    name: /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content.replace(/<[^>]*>/g, ''),
    href: /href="([^"]*)"/.exec(attributes)?.[1],
  }));
  return (name: string) => links.filter((link) => link.name === name).map(({ href }) => href);
}

/** Links that the band above the bar and the menu of phones have where a market sets them. */
const added: readonly (readonly [spelling: string, path: string, label: string])[] = [
  ['headerLinkOrderTracker', '/track-order', 'Track an order'],
  ['helpPath', '/help', 'Help'],
  ['headerLinkGiftCards', '/help/gift-cards', 'Gift cards'],
  ['headerLinkSustainability', '/help/materials', 'Sustainability'],
  ['headerLinkStoreFinder', '/help/shops', 'Find a shop'],
  ['headerLinkBlog', 'https://blog.example/', 'Blog'],
  ['headerLinkReturns', '/help/returns', 'Returns'],
  ['headerLinkBot', 'https://bot.example/', 'Ask the assistant'],
  ['headerLinkMoscowPage', '/help/moscow', 'Moscow shop'],
  ['headerLinkLoyaltyLandingPage', '/help/membership', 'Membership'],
];
const addressOf = (path: string) => (path.startsWith('/') ? `/gb${path}` : path);

describe('the header of a market', () => {
  it('leads to the pages of the shop where the configuration names no other', async () => {
    const header = await headerOf({});
    expect(header('Bag')).toEqual(['/gb/cart']);
    expect(header('Wishlist')).toEqual(['/gb/wishlist']);
    for (const [, , label] of added) expect(header(label), label).toEqual([]);
  });

  it.each(added)('has a link by %s to %s, which is called %s [A2.38]', async (spelling, path, label) => {
    const header = await headerOf({ [spelling]: path });
    // On a desktop above the bar, on a phone in the menu.
    expect(header(label)).toEqual([addressOf(path), addressOf(path)]);
  });

  it('names its links in the language of the page [A2.38]', async () => {
    const header = await headerOf({ headerLinkGiftCards: '/help/gift-cards' }, '/de/track-order');
    expect(header('Geschenkkarten')).toEqual(['/de/help/gift-cards', '/de/help/gift-cards']);
  });

  it('has the orders only for whoever is signed in [A2.38]', async () => {
    const header = await headerOf({ headerLinkOrderHistory: '/account/orders' });
    expect(header('Your orders')).toEqual([]);
  });

  it('leads with its logo, bag and wishlist where the configuration says [A2.38]', async () => {
    const header = await headerOf({
      headerLinkHome: '/help/home',
      cartUrl: 'https://bag.example/',
      headerLinkWishlist: '/help/wishes',
    });
    expect(header('Touchline home page')).toEqual(['/gb/help/home']);
    expect(header('Bag')).toEqual(['https://bag.example/']);
    expect(header('Wishlist')).toEqual(['/gb/help/wishes']);
  });

  it('leads to signing in elsewhere, and to the shop before this one while nobody can sign in here [A2.38]', async () => {
    const config = { headerLinkLogin: 'https://id.example/', headerLinkLoginLegacy: 'https://old.example/' };
    const everywhere = (await headerOf(config))('Sign in');
    expect([...new Set(everywhere)]).toEqual(['https://id.example/']);
    const flags = { LOGIN_REGISTRATION_DISABLED: true };
    const before = await headerOf(config, '/gb/track-order', flags);
    expect([...new Set(before('Sign in'))]).toEqual(['https://old.example/']);
    expect(before('Join')).toEqual([]);
    expect((await headerOf({}, '/gb/track-order', flags))('Sign in')).toEqual([]);
  });
});
