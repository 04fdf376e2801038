import { describe, expect, it } from 'vitest';
import { isForPoint, kindOf, pointTypesOf, type CollectionMethod } from './deliveryKinds.ts';

const method = (change: Partial<CollectionMethod> = {}): CollectionMethod => ({
  ...{ id: 'pudo', shippingType: 'pudo', carrierCode: 'DHL' },
  ...change,
});

describe('a method by which goods are collected', () => {
  it('collects at the points of its own carrier', () => {
    expect(isForPoint(method(), { type: 'locker', carrierCode: 'DHL' })).toBe(true);
    expect(isForPoint(method(), { type: 'locker', carrierCode: 'HERMES' })).toBe(false);
    expect(isForPoint(method(), { type: 'cnc' })).toBe(false);
  });

  it('collects only at the types it names', () => {
    const lockers = method({ pointTypes: ['locker'] });
    expect(isForPoint(lockers, { type: 'parcelShop', carrierCode: 'DHL' })).toBe(false);
    expect(pointTypesOf(method())).toEqual(['parcelShop', 'locker']);
    expect(pointTypesOf(method({ shippingType: 'cnc' }))).toEqual(['cnc']);
    expect(pointTypesOf(method({ shippingType: 'home' }))).toEqual([]);
  });

  it('in a store needs no carrier', () => {
    expect(isForPoint(method({ shippingType: 'cnc' }), { type: 'cnc' })).toBe(true);
  });
});

it('tells delivery from collection, and both from what comes by email', () => {
  expect((['home', 'express', 'cnc', 'pudo', 'egiftcard', 'digital'] as const).map(kindOf)).toEqual([
    ...['home', 'home', 'cnc', 'pudo'],
    ...[undefined, undefined],
  ]);
});
