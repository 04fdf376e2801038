import { describe, expect, it } from 'vitest';
import { listPath, listRequestFrom, readPrice } from './listRequest.ts';

const from = (address: string) => listRequestFrom(new URL(address, 'https://shop.example'));

describe('the address of a list', () => {
  it('contains all choices, always in the same order', () => {
    const request = from(
      '/gb/men/shoes?page=2&sort=newest&size=8&color=white&color=black&sport=running&price=50-100&sale=true',
    );
    expect(request).toEqual({
      path: 'men/shoes',
      sport: 'running',
      size: '8',
      color: 'black,white',
      sale: 'true',
      price: '50-100',
      sort: 'newest',
      page: '2',
    });
    expect(listPath(request)).toBe(
      '/men/shoes?sport=running&size=8&color=black,white&sale=true&price=50-100&sort=newest&page=2',
    );
  });

  it('is parsed the same from the form, which repeats names and has two price fields', () => {
    expect(from('/gb/shoes?sport=trail&sport=running&price-from=50&price-to=')).toEqual(
      from('/gb/shoes?sport=running,trail&price=50-'),
    );
  });

  it('ignores invalid values: page -1, an unknown order, a price in words', () => {
    expect(from('/gb/shoes?page=-1&sort=prettiest&price=cheap&sport=')).toEqual({ path: 'shoes' });
    expect(from('/gb/shoes?page=1.5&sort=pick&price=-')).toEqual({ path: 'shoes' });
    expect(from('/gb/shoes?page=1')).toEqual({ path: 'shoes' });
  });

  it('supports non-Latin letters, spaces and a lone percent sign', () => {
    const request = from('/kr/%EB%82%A8%EC%84%B1?color=navy%20blue');
    expect(request).toEqual({ path: '남성', color: 'navy blue' });
    expect(listRequestFrom(new URL(listPath(request), 'https://shop.example/kr/'))).toBeDefined();
    expect(from('/gb/100%/x').path).toBe('100%/x');
  });

  it('puts the search query into q [A2.20, A2.30]', () => {
    expect(from('/gb/search?q=red+shoes')).toEqual({ q: 'red shoes' });
    expect(listPath({ q: 'red shoes', page: '2' })).toBe('/search?q=red%20shoes&page=2');
  });
});

describe('typed text', () => {
  it('loses % ? # & / and surrounding white space [A5.57]', () => {
    expect(from('/gb/search?q=%23%26trail%2F%25%3F%20')).toEqual({ q: 'trail' });
    expect(from('/gb/search?q=trail+42+2%2F3&words=42+2%2F3')).toEqual({ q: 'trail 42⅔', words: '42⅔' });
  });

  it('swaps reversed price bounds and accepts comma or point [A5.69]', () => {
    expect(readPrice('100-50')).toEqual({ from: 50, to: 100 });
    expect(from('/gb/shoes?price-from=100&price-to=50').price).toBe('50-100');
    expect(from('/gb/shoes?price-from=49,95&price-to=').price).toBe('49.95-');
    expect(from('/gb/shoes?price-from=fifty').price).toBeUndefined();
  });

  it('reads prices of a form as each country writes them', () => {
    expect(from('/kr/shoes?price-from=200,000').price).toBe('200000-');
    expect(from('/de/shoes?price-to=1.234,56').price).toBe('-1234.56');
    expect(from('/ae/shoes?price-from=%D9%A4%D9%A0&price-to=%E2%82%AC%20200').price).toBe('40-200');
    expect(listRequestFrom(new URL('https://shop.test/kw/shoes?price-from=1.250'), 3).price).toBe('1.25-');
    const kuwait = new URL('https://shop.test/kw/shoes?price-from=12.500&price-to=12,500');
    expect(listRequestFrom(kuwait, 3, 'en-KW').price).toBe('12.5-12500');
  });
});
