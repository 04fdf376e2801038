import { describe, expect, it } from 'vitest';
import { britishSite } from '../../platform/site/Site.fixtures.ts';
import { productChoiceFrom, productIdFrom, productPath, slugOf } from './productUrl.ts';

const url = (address: string) => new URL(address, 'https://shop.example');

describe('a product’s address', () => {
  it('is the slug of its name and its id', () => {
    const path = productPath({ id: 'RR4101', name: 'Tempo 4' });
    expect(path).toBe('/tempo-4/RR4101.html');
    expect(britishSite().href(path)).toBe('/gb/tempo-4/RR4101.html');
    expect(slugOf('Home & Away Tee')).toBe('home-away-tee');
    expect(slugOf('Straßenschuh Größe Ä')).toBe('strassenschuh-grosse-a');
    expect(slugOf('남성 러닝화')).toBe('남성-러닝화');
    expect(slugOf('!!')).toBe('product');
  });

  it('includes size and recipe, and a quantity only above 1', () => {
    const tempo = { id: 'RR4101', name: 'Tempo 4' };
    expect(productPath(tempo, { size: '8', quantity: 2, recipeId: 'r1' })).toBe(
      '/tempo-4/RR4101.html?forceSelSize=8&quantity=2&recipeId=r1',
    );
    expect(productPath(tempo, { size: '8', quantity: 1 })).toBe('/tempo-4/RR4101.html?forceSelSize=8');
    expect(productChoiceFrom(url('/gb/x/1.html?forceSelSize=8&quantity=2&recipeId=r1'))).toEqual({
      size: '8',
      quantity: 2,
      recipeId: 'r1',
    });
    expect(productChoiceFrom(url('/gb/x/1.html?quantity=-3')).quantity).toBe(1);
  });

  const expectReadBack = (id: string) =>
    expect(productIdFrom(`/gb${productPath({ id, name: 'Tempo 4' })}`)).toBe(id);

  it('accepts 8 digits and a letter [A2.20, A2.22]', () => expectReadBack('12345678_M'));
  it('accepts 7 digits and a letter [A2.23]', () => expectReadBack('1234567_M'));
  it('accepts 2 letters and 4 digits [A2.24]', () => expectReadBack('RR4101'));
  it('accepts 2 letters, 4 digits and 3 digits [A2.25]', () => expectReadBack('RR4101_580'));
  it('accepts 2 to 6 digits [A2.26]', () => {
    expectReadBack('12');
    expectReadBack('123456');
  });

  it('keeps ids of imported feeds as they are', () => {
    for (const id of ['__proto__', 'a/b%2F', 'x y', 'ü.html'])
      expect(productIdFrom(`/gb${productPath({ id, name: 'X' })}`)).toBe(id);
    expect(productIdFrom('/gb/men/shoes')).toBeUndefined();
    expect(productIdFrom('/gb/country-selector.html')).toBeUndefined();
  });
});
