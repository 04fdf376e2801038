import type { Basket } from '@touchline/contract/basket/schema';
import { expect, it } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

/** A bag with one line that is named after its owner. */
function bagOf(owner: string): Basket {
  const productLineItem = {
    ...{ itemId: `line-${owner}`, productId: `P-${owner}`, productName: `Thing of ${owner}`, subTitle: '' },
    ...{ quantity: 1, pricing: { price: 10, standardPrice: 10, total: 10 }, discountList: [] },
    ...{ currency: 'EUR', thirdPartyBuyable: true, baseProductId: `P-${owner}`, color: '', size: 'M' },
    ...{ url: `/thing/P-${owner}.html`, availability_status: 'IN_STOCK' as const },
    ...{ availableQuantity: 5, maxQuantity: 5 },
  };
  return {
    basketId: `b-${owner}`,
    ...{ currency: 'EUR', paymentInstrumentList: [], couponList: [], messageList: [] },
    shipmentList: [
      {
        shipmentId: `b-${owner}.regular`,
        shipmentType: 'regular',
        productLineItemList: [productLineItem],
      },
    ],
    pricing: {
      ...{ price: 10, standardPrice: 10, saved: 0, tax: 0, total: 10, numberOfPayments: 1 },
      taxationPolicy: 'gross',
    },
    customer: { email: `${owner}@mail.test`, receiveSmsUpdates: false },
    ...{ taxCalculationMissing: false, properties: {} },
    ...{ modifiedDate: '2026-11-21T10:00:00Z', totalProductCount: 1 },
  };
}

/** A back end that responds in any order, so that every page is rendered while others wait. */
const slowBackEnd = async (request: Request): Promise<Response | undefined> => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
  if (!/\/baskets?\b/.test(new URL(request.url).pathname)) return undefined;
  const token = request.headers.get('x-checkout-authorization');
  if (token === null) return Response.json({ errorCode: 'INVALID_SESSION', message: '' }, { status: 401 });
  const owner = token.replace('Bearer token-', '');
  return Response.json(bagOf(owner), { headers: { authorization: `Bearer token-${owner}` } });
};

it('gives each of many simultaneous shoppers a page with their own bag, token and language, and nothing of another', async () => {
  const { get } = shopOf({ answer: slowBackEnd });
  const names = Array.from({ length: 12 }, (_, at) => `shopper${at}x`);
  const pages = await Promise.all(
    names.map(async (name, at) => {
      const site = at % 2 === 0 ? 'gb' : 'de';
      const answer = await get(`/${site}/cart`, { cookie: `__Host-jwtToken=token-${name}` });
      return { name, site, answer, text: await answer.text() };
    }),
  );
  for (const { name, site, answer, text } of pages) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(text).toContain(`Thing of ${name}`);
    expect(text).toContain(`<html lang="${site === 'gb' ? 'en' : 'de'}`);
    const whole = text + [...answer.headers].join();
    expect([...new Set(whole.match(/shopper\d+x/g))]).toEqual([name]);
  }
}, 30_000);
