import { describe, expect, it } from 'vitest';
import { readRestoreData, writeRestoreData } from './restoreData.ts';
import { packedRestoreData, unpackedRestoreData } from './packedRestoreData.ts';
import { restoreDataCodec } from './restoreDataCodec.ts';
import { readRestoreUrl } from '@touchline/contract/basket/restoreUrl';
import { stored } from '../../../platform/storage/index.ts';
import { testPorts } from '../../../platform/ports/testPorts.ts';
import { restoreData } from '../storage.ts';

describe('stored data of a basket', () => {
  it('is a JSON array, anything else is refused entirely [C5.11]', () => {
    expect(readRestoreData('[{"productId":"TL4101_0810","quantity":2}]')).toEqual([
      { productId: 'TL4101_0810', quantity: 2 },
    ]);
    for (const text of ['', 'null', '{"productId":"a","quantity":1}', '[{', '"x"'])
      expect(readRestoreData(text), text).toBeUndefined();
  });

  it('has a string, a number and strings in each entry [C5.12]', () => {
    const name = '[{"productId":"TL1","quantity":1,"recipe":{"selectedOptions":{"name":"MAYA"}}}]';
    expect(readRestoreData(name)?.[0]?.selectedOptions).toEqual({ name: 'MAYA' });
    for (const text of [
      '[{"productId":4101,"quantity":1}]',
      '[{"productId":"TL1","quantity":"1"}]',
      '[{"productId":"TL1","quantity":1.5}]',
      '[{"productId":"TL1","quantity":0}]',
      '[{"productId":"TL1","quantity":1,"recipe":{"selectedOptions":{"number":9}}}]',
      '[{"productId":"TL1","quantity":1,"recipe":[]}]',
      '[null]',
    ])
      expect(readRestoreData(text), text).toBeUndefined();
  });

  it('is refused when one of many entries is invalid, rather than restoring half a basket', () => {
    expect(readRestoreData('[{"productId":"TL1","quantity":1},{"productId":"TL2"}]')).toBeUndefined();
  });

  it('can be read after it was written', () => {
    const items = [{ productId: 'TL1', quantity: 3, selectedOptions: { number: '9' } }];
    expect(readRestoreData(writeRestoreData(items))).toEqual(items);
  });
});

/** A full basket: 50 lines with ids of 60 characters and names to print. */
const fullBasket = (name: string) =>
  Array.from({ length: 50 }, (_, at) => ({
    productId: `TL${at}_${'0123456789'.repeat(6)}`.slice(0, 60),
    quantity: 9999 - at,
    selectedOptions: { name, number: `${at}` },
  }));

describe('stored data of a long basket', () => {
  it.each(['MAYA FERNANDEZ', 'Zoë*~!(1.2)', '김마야마야', '👟⚽'])(
    'keeps 50 lines with the name %s',
    (name) => {
      const ports = testPorts();
      stored(ports).write(restoreData, fullBasket(name));
      for (const key of ['restoreBasketData', 'restoreBasketData.2'])
        expect(key.length + encodeURIComponent(ports.storage.get(key) ?? '').length).toBeLessThan(4096);
      expect(stored(ports).read(restoreData)).toEqual(fullBasket(name));
      expect(ports.reported).toEqual([]);
    },
  );

  it('is JSON as long as that fits into one cookie', () => {
    expect(restoreDataCodec.encode(fullBasket('MAYA').slice(0, 2))).toMatch(/^\[\{"productId"/);
    expect(restoreDataCodec.encode(fullBasket('MAYA'))).toMatch(/^~50~TL0_/);
  });

  it('is refused when a cookie of it is missing, rather than restoring half a basket', () => {
    const ports = testPorts();
    stored(ports).write(restoreData, fullBasket('MAYA FERNANDEZ'));
    expect(ports.storage.get('restoreBasketData.2')).toBeDefined();
    ports.storage.remove('restoreBasketData.2');
    expect(stored(ports).read(restoreData)).toBeUndefined();
  });

  it('without options, with an empty one and with an empty list stays what it is', () => {
    const items = [
      { productId: 'TL1', quantity: 1 },
      { productId: 'TL2', quantity: 2, selectedOptions: {} },
      { productId: 'TL3', quantity: 3, selectedOptions: { name: '' } },
    ];
    expect(restoreDataCodec.decode(packedRestoreData(items))).toEqual(items);
    expect(restoreDataCodec.decode(packedRestoreData([]))).toEqual([]);
  });

  it.each(['', '~', '~1', '~2~TL1!1', '~1~TL1', '~1~TL1!x', '~1~!1', '~x~TL1!1'])('refuses %j', (text) => {
    expect(restoreDataCodec.decode(text)).toBeUndefined();
  });

  it('with a character that does not exist is refused like anything that was not written by the shop', () => {
    expect(() => unpackedRestoreData('~1~TL(zzzzzzzz)!1')).toThrow(RangeError);
    const ports = testPorts();
    ports.storage.set('restoreBasketData', '~1~TL(zzzzzzzz)!1');
    expect(stored(ports).read(restoreData)).toBeUndefined();
  });
});

describe('a basket link', () => {
  const whole = 'pid=TL4101_0810_GB,TL5001-FR&qty=1,2&rid=,R77&prc=130.00,32&cry=GBP,EUR';

  it('has lists of equal length, and prices for information only [C5.13, C5.14, C5.15, C5.16]', () => {
    expect(readRestoreUrl(whole)).toEqual([
      { item: { productId: 'TL4101_0810', quantity: 1 }, priceSeen: '130.00', currencySeen: 'GBP' },
      { item: { productId: 'TL5001', quantity: 2, recipeId: 'R77' }, priceSeen: '32', currencySeen: 'EUR' },
    ]);
    expect(readRestoreUrl(`https://shop.example/gb/cart/restore?${whole}`)).toHaveLength(2);
  });

  it.each(['pid', 'qty', 'rid', 'prc', 'cry'])('requires %s [C5.13]', (name) => {
    const params = new URLSearchParams(whole);
    params.delete(name);
    expect(readRestoreUrl(params)).toBeUndefined();
  });

  it.each(['two', '1,', '-1,2', '1.5,1', '0,1', '99999,1'])('refuses the quantities %s [C5.14]', (qty) => {
    const params = new URLSearchParams(whole);
    params.set('qty', qty);
    expect(readRestoreUrl(params)).toBeUndefined();
  });
});
