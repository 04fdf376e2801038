import * as couponCalls from '@touchline/contract/coupon/endpoints';
import * as giftCardCalls from '@touchline/contract/giftCard/endpoints';
import { describe, expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { basketOf, newBasket, tempo } from '../basket/Basket.fixtures.ts';
import { BasketStore } from '../basket/index.ts';
import { CodesStore } from './CodesStore.ts';
import { readCodesForm } from './readCodesForm.ts';

function setUp(basket = basketOf([tempo])) {
  const ports = testPorts();
  const loadedAt = ports.clock.now().getTime();
  const owner = BasketStore.fromSnapshot(ports, { status: { kind: 'ready' }, loadedAt, basket });
  return { server: ports.server, owner, store: new CodesStore(ports, owner, 'checkout') };
}

const refused = (statusCode: string, minimum?: number) => ({
  status: 422,
  error: {
    errorCode: 'CouponRefused',
    message: '',
    details: { statusCode, ...(minimum ? { minimum } : {}) },
  },
});

describe('CodesStore', () => {
  it('uses a coupon, names where it was typed, and empties the field', async () => {
    const { store, server, owner } = setUp();
    const couponList = [{ couponCode: 'RUN10', statusCode: 'APPLIED', kind: 'percent' as const, amount: 13 }];
    server.on(couponCalls.addCoupon, { answer: basketOf([tempo], { couponList }) });
    store.type('coupon', ' run10 ');
    expect(await store.add('coupon')).toBe(true);
    expect(server.callsOf(couponCalls.addCoupon)[0]).toMatchObject({ body: { couponCode: 'run10' } });
    expect(server.callsOf(couponCalls.addCoupon)[0]?.url.search).toContain('context=checkout');
    expect(owner.basket?.couponList).toEqual(couponList);
    expect(store.typed.coupon).toBe('');
  });

  it('keeps what was typed and says why it was refused, until the next try', async () => {
    const { store, server } = setUp();
    server.on(couponCalls.addCoupon, refused('BELOW_MINIMUM', 200), { answer: basketOf([tempo]) });
    expect(await store.add('coupon')).toBe(false);
    expect(store.problems.coupon).toEqual({ kind: 'required' });
    store.type('coupon', 'BIG');
    expect(await store.add('coupon')).toBe(false);
    expect(store.problems.coupon).toEqual({ kind: 'BELOW_MINIMUM', minimum: 200 });
    expect(store.typed.coupon).toBe('BIG');
    expect(await store.add('coupon')).toBe(true);
    expect(store.problems.coupon).toBeUndefined();
  });

  it('tells a refused gift card from too many, and from too many tries', async () => {
    const { store, server } = setUp();
    const gift = (errorCode: string) => ({ status: 422, error: { errorCode, message: '' } });
    server.on(giftCardCalls.addGiftCard, ...[gift('GiftCardNotUsable'), gift('TooManyGiftCards')], {
      status: 429,
      error: { errorCode: 'RateLimited', message: '' },
      headers: { 'retry-after': '120' },
    });
    store.type('giftCard', 'ffff');
    const kinds: unknown[] = [];
    for (let round = 0; round < 3; round += 1) {
      await store.add('giftCard');
      kinds.push(store.problems.giftCard?.kind);
    }
    expect(kinds).toEqual(['giftCardRefused', 'tooManyGiftCards', 'rateLimited']);
  });

  it('keeps the coupon of a link for a bag that is empty', async () => {
    const { store, server } = setUp(newBasket());
    await store.follow('RUN10');
    expect(store.followed).toEqual({ code: 'RUN10', isWaiting: true });
    expect(server.callsOf(couponCalls.addCoupon)).toEqual([]);
    const { store: filled, server: other } = setUp();
    other.on(couponCalls.addCoupon, refused('EXPIRED'));
    await filled.follow('OLD');
    expect(filled.followed).toMatchObject({ code: 'OLD', problem: { kind: 'EXPIRED' } });
  });

  it('goes to the browser and back', () => {
    const { store } = setUp();
    expect(store.toSnapshot()).toBeUndefined();
    const snapshot = { typed: { coupon: 'OVER' }, problems: { coupon: { kind: 'EXPIRED' as const } } };
    store.fillFromSnapshot(snapshot);
    expect(store.toSnapshot()).toEqual(snapshot);
  });
});

describe('readCodesForm', () => {
  it.each([
    [
      { action: 'addCoupon', couponCode: 'RUN10', giftCardCode: 'x' },
      { kind: 'coupon', code: 'RUN10' },
    ],
    [
      { action: 'addGiftCard', couponCode: '', giftCardCode: '9f3a' },
      { kind: 'giftCard', code: '9f3a' },
    ],
    [{ action: 'removeCoupon:RUN10' }, { kind: 'coupon', remove: 'RUN10' }],
    [{ action: 'removeGiftCard:a.1' }, { kind: 'giftCard', remove: 'a.1' }],
    [{ action: 'address', couponCode: 'RUN10' }, undefined],
  ])('%j', (fields, expected) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    expect(readCodesForm(form)).toEqual(expected);
  });
});
