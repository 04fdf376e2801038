import type { Order } from '@touchline/contract/order/schema';
import { findOrder, getLinkedOrder } from '@touchline/contract/order/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

const address = {
  ...{ firstName: 'Maya', lastName: 'Okafor', address1: '18 Hatter Street', address2: '' },
  ...{ city: 'Manchester', stateCode: '', zipcode: 'M4 3AQ', country: 'GB', phoneNumber: '07700 900142' },
};
const order: Order = {
  ...{ orderId: 'TL-2026-7K4F9Q', status: 'new', paymentStatus: 'paid', customerStatus: 1 },
  ...{ taxationPolicy: 'gross', currency: 'EUR', placedAt: '2026-11-21T10:00:00Z' },
  ...{ email: 'maya@example.com', productLineItemList: [], shippingLineItemList: [] },
  ...{ shippingAddress: address, billingAddress: address },
  pricing: { price: 50, saved: 0, shipping: 7.95, tax: 9.66, total: 57.95 },
  payment: { paymentMethodId: 'CREDIT_CARD', name: 'Card' },
};
const key = '5f0c1d9a7be24c6890aa31d2f4b7e6c85d13f9a0';
const link = { key, expiresAt: '2027-02-19T10:00:00.000Z', sitePath: 'gb' };
const none = { status: 404, error: { errorCode: 'NotFound', message: '' } };

let testShop: ReturnType<typeof shopOf>;
beforeEach(() => {
  testShop = shopOf();
});

describe('an order opened by its link', () => {
  it('is a page for anyone with the link, not cached, not indexed, and not in the referrer', async () => {
    testShop.server.on(getLinkedOrder, { answer: { order, link } });
    const answer = await testShop.get(`/gb/order?key=${key}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('is paid.');
    expect(html).toContain(`href="https://shop.example/gb/order?key=${key}"`);
    expect(JSON.stringify([testShop.logged, testShop.requests])).not.toContain(key);
  });

  it('opens on the site it was placed on', async () => {
    testShop.server.on(getLinkedOrder, { answer: { order, link: { ...link, sitePath: 'de' } } });
    const answer = await testShop.get(`/gb/order?key=${key}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/de/order?key=${key}`]);
    expect((await testShop.get(`/de/order?key=${key}`)).status).toBe(200);
  });

  it('redirects to the search by number when the link is wrong, expired or missing', async () => {
    testShop.server.on(getLinkedOrder, none);
    for (const path of [`/gb/order?key=${key}`, '/gb/order']) {
      const answer = await testShop.get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('href="/gb/track-order"');
    }
  });
});

describe('finding an order without JavaScript', () => {
  const typed = { orderNumber: 'TL-2026-7K4F9Q', email: 'maya@example.com' };
  const send = (fields: Record<string, string>) =>
    testShop.shop(
      new Request('https://shop.example/gb/track-order', {
        method: 'POST',
        headers: { host: 'shop.example', origin: 'https://shop.example' },
        body: new URLSearchParams(fields),
      }),
      '192.0.2.1',
    );

  it('redirects to the page of the order', async () => {
    testShop.server.on(findOrder, { answer: link });
    const answer = await send(typed);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/gb/order?key=${key}`]);
  });

  it('shows field errors next to the fields, and keeps what was typed', async () => {
    const answer = await send({ ...typed, email: 'maya' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Enter an email address like name@example.com');
    expect(html).toContain('value="TL-2026-7K4F9Q"');
    expect(html).toContain('value="maya"');
  });

  it('reveals no more than that number and address do not match', async () => {
    testShop.server.on(findOrder, none);
    const answer = await send(typed);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('No order has this number together with this email address');
  });

  it('says after too many attempts when the next one is possible', async () => {
    testShop.server.on(findOrder, {
      ...{ status: 429, error: { errorCode: 'RateLimited', message: '' } },
      headers: { 'retry-after': '600' },
    });
    const answer = await send(typed);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600']);
    const html = await answer.text();
    expect(html).toContain('Try again in 10 minutes');
    expect(html).toContain('value="TL-2026-7K4F9Q"');
  });
});
