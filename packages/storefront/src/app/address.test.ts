import { describe, expect, it } from 'vitest';
import { correctedPath, localPath, splitSitePath } from './address.ts';

describe('a wrongly encoded address is corrected to UTF-8, once [C2.63, C2.64]', () => {
  it.each([
    ['/gb/100%', '/gb/100%25'],
    ['/de/gr%F6%DFe', '/de/gr%C3%B6%C3%9Fe'],
    ['/de/gr%25C3%25B6%25C3%259Fe', '/de/gr%C3%B6%C3%9Fe'],
    ['/gb/%zz', '/gb/%25zz'],
  ])('%s', (wrong, right) => {
    expect(correctedPath(wrong)).toBe(right);
    expect(correctedPath(right)).toBeUndefined();
  });

  it.each([
    ['//evil.example/', '/evil.example/'],
    ['/gb//men', '/gb/men'],
    ['//x//evil.example/%', '/x/evil.example/%25'],
  ])('%s has no empty part', (wrong, right) => {
    expect(correctedPath(wrong)).toBe(right);
    expect(correctedPath(right)).toBeUndefined();
  });

  it('leaves a correct address as it is', () => {
    expect(correctedPath('/de/gr%C3%B6%C3%9Fe/AB1234.html')).toBeUndefined();
  });
});

describe('site path', () => {
  it('is an optional first segment of two letters [C2.01]', () => {
    expect(splitSitePath('/gb/cart')).toEqual({ sitePath: 'gb', rest: '/cart' });
    expect(splitSitePath('/cart')).toEqual({ sitePath: undefined, rest: '/cart' });
    expect(splitSitePath('/gb')).toEqual({ sitePath: 'gb', rest: '/' });
  });
});

describe('a redirect stays inside the shop', () => {
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    null,
  ])('refuses %s', (requested) => expect(localPath(requested)).toBeUndefined());

  it('accepts a path of the shop', () => {
    expect(localPath('/gb/cart?x=1#y')).toBe('/gb/cart?x=1#y');
  });
});
