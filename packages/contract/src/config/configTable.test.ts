import { expect, it } from 'vitest';
import { configDefinition, configNames, configProblems, configValue } from './configTable.ts';

it('has a default of its own type for every value', () => {
  for (const name of configNames)
    expect(configProblems({ [name]: configDefinition(name).default }), name).toEqual([]);
});

it('reads a value in each of its spellings, and its default where a market sets none', () => {
  expect(configValue({ 'account.signUpDiscountPercentage': 15 }, 'signUpDiscountPercentage')).toBe(15);
  expect(configValue({ signUpDiscountPercentage: 10 }, 'signUpDiscountPercentage')).toBe(10);
  expect(configValue(undefined, 'checkoutOrigin')).toBe('');
  const tealiumScriptUrl = 'https://tags.example/touchline/utag.js';
  expect(configValue({ tealiumScriptUrl }, 'tagManagerScript')).toBe(tealiumScriptUrl);
});

it('takes a path of the shop or an address for a link of the header', () => {
  const settings = { cartUrl: '/cart', helpPath: 'https://help.example/de', headerLinkBlog: '' };
  expect(configProblems(settings)).toEqual([]);
  expect(configValue(settings, 'headerLinkCart')).toBe('/cart');
  expect(configValue(settings, 'headerLinkHelp')).toBe('https://help.example/de');
});

it.each([
  [{ checkoutOrgin: '' }, 'There is no configuration value checkoutOrgin.'],
  [{ checkoutOrigin: 'https://pay.example/path' }, 'checkoutOrigin cannot be "https://pay.example/path".'],
  [{ tealiumScriptUrl: 'data:text/javascript,1' }, 'tagManagerScript cannot be "data:text/javascript,1".'],
  [{ headerLinkBlog: 'blog' }, 'headerLinkBlog cannot be "blog".'],
  [{ headerLinkBlog: '//evil.example' }, 'headerLinkBlog cannot be "//evil.example".'],
  [{ headerLinkBlog: 'javascript:alert(1)' }, 'headerLinkBlog cannot be "javascript:alert(1)".'],
  [{ displayTopUspBar: 'yes' }, 'displayTopUspBar cannot be "yes".'],
])('refuses %j: %s', (settings, problem) => expect(configProblems(settings)).toEqual([problem]));
