import { getPaymentMethods, placeOrder, startHostedPayment } from '@touchline/contract/client/order';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ShopContent } from '../../catalogue/content/ShopContent.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { payment, readyBag } from './testing/buying.ts';
import { openCheckout } from './testing/openCheckout.ts';

const legal = { terms: '/help/terms', privacy: '/help/privacy', cookies: '/help/cookies' };

/** A shop that has written these pages. */
function pagesOf(...keys: string[]): ShopContent {
  const pageOf = (key: string) => ({ key, title: {}, description: {}, sections: [] });
  const pages = { home: pageOf('home'), pages: keys.map(pageOf) };
  return { brands: new Map([['touchline', pages as never]]), names: new Map(), pictures: new Map() };
}

describeOnDatabases('A shop whose legal pages are not written', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  it.each([
    ['terms', ['help/privacy', 'help/imprint']],
    ['privacy', ['help/terms', 'help/imprint']],
  ])('takes no payment by any call without %s', async (missing, written) => {
    const complete = await openCheckout(database, { market: { legal } });
    const shopper = complete.shopper();
    const { basketId, pricing } = await readyBag(shopper);
    const token = await payment(complete, shopper, basketId);
    // The pages go away after the payment has begun.
    const shop = await openCheckout(database, { market: { legal }, content: pagesOf(...written) });
    const here = shop.shopper();
    here.token.current = shopper.token.current;
    const refused = {
      ...{ status: 422 },
      body: { errorCode: 'LegalPagesMissing', details: { missingPages: [missing] } },
    };
    expect(await getPaymentMethods(here.call, basketId, {})).toEqual({ paymentMethods: [] });
    const card = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total, ...token };
    await expect(placeOrder(here.call, card, crypto.randomUUID())).rejects.toMatchObject(refused);
    const page = { basketId, paymentMethodId: 'CARD_PAGE', confirmedTotal: pricing.total };
    await expect(startHostedPayment(here.call, page, crypto.randomUUID())).rejects.toMatchObject(refused);
    expect(await shop.rows('select id from orders')).toEqual([]);
  });

  it('takes payments as soon as both are', async () => {
    const content = pagesOf('help/terms', 'help/privacy');
    const shop = await openCheckout(database, { market: { legal }, content });
    const shopper = shop.shopper();
    const { basketId, pricing } = await readyBag(shopper);
    const body = { basketId, paymentMethodId: 'CREDIT_CARD', confirmedTotal: pricing.total };
    const token = await payment(shop, shopper, basketId);
    expect(await placeOrder(shopper.call, { ...body, ...token }, crypto.randomUUID())).toMatchObject({
      kind: 'placed',
    });
  });
});
