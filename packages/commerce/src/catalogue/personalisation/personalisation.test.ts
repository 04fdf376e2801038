import { decidePersonalisation, recordImpressions } from '@touchline/contract/client/personalisation';
import { NotFound } from '@touchline/contract/errors';
import type { EngineEvent } from '@touchline/contract/personalisation/schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCategories } from '../products/writeProducts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { openCheckout, type TestCheckout, type TestShopper } from '../../sales/order/testing/openCheckout.ts';
import { sampleProduct } from '../products/testing/sampleProduct.ts';
import { httpEngine } from './httpEngine.ts';
import { ownEngine } from './ownEngine.ts';
import type { PersonalisationEngine } from './PersonalisationEngine.ts';
import { personalisationRoutes } from './personalisationRoutes.ts';

const asked = (...more: EngineEvent[]) => ({
  events: [{ eventType: 'monetate:decision:DecisionRequest' as const, requestId: 'home-1' }, ...more],
  monetateId: 'k',
});
const page = (products: string[]): EngineEvent => ({
  ...{ eventType: 'monetate:context:PageView', url: 'https://shop.test/gb', path: '/', pageType: 'home' },
  products,
});
const bag: EngineEvent = {
  eventType: 'monetate:context:Cart',
  cartLines: [{ sku: 'TL4101_080', pid: 'TL4101', quantity: 1, currency: 'GBP', value: '130' }],
};
const known: EngineEvent = {
  eventType: 'monetate:context:CustomVariables',
  customVariables: [{ variable: 'loggedIn', value: 'true' }],
};

describeOnDatabases('Personalisation engine', (open) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  let guest: TestShopper;
  const mount = (engine?: PersonalisationEngine) =>
    personalisationRoutes(checkout.router, checkout.shop, engine);
  beforeEach(async () => {
    database = await open();
    checkout = await openCheckout(database, { products: [] });
    await database.db
      .transaction()
      .execute((trx) =>
        writeCategories(trx, [
          { path: 'shoes', key: 'shoes', parent: null, position: 0, names: { en: 'Shoes' } },
        ]),
      );
    guest = checkout.shopper();
  });
  afterEach(() => database.close());

  const titleOf = async (...more: EngineEvent[]) => {
    const { meta, data } = await decidePersonalisation(guest.call, asked(...more));
    expect([meta.code, data.responses[0]?.requestId]).toEqual([200, 'home-1']);
    return data.responses[0]?.actions[0]?.content?.title;
  };

  it('decides by the shop’s own rules: the bag, the category that was looked at, what is new [A7.38]', async () => {
    const { writeProducts } = await import('../products/writeProducts.ts');
    const shoe = sampleProduct({ category: 'shoes' });
    await database.db.transaction().execute((trx) => writeProducts(trx, [shoe], checkout.clock.now()));
    mount(ownEngine(checkout.shop));
    expect(await titleOf(page(['TL4101']), bag)).toBe('Your bag is waiting');
    expect(await titleOf(page(['TL4101', 'gone']))).toBe('More Shoes');
    expect(await titleOf(page([]), known)).toBe('Good to see you again');
    expect(await titleOf()).toBe('Just in');
  });

  it('counts what was shown, and nothing about who saw it [A7.40]', async () => {
    mount(ownEngine(checkout.shop));
    await recordImpressions(guest.call, { channel: 'web', impressionIds: ['own.bag', 'own.new'] });
    expect(checkout.shop.counters.get('personalisationShown')).toBe(2);
  });

  it('is an answer with another code where the engine fails, and does not exist where there is none [A7.41]', async () => {
    mount({ decide: () => Promise.reject(new Error('away')), recordImpressions: async () => undefined });
    expect((await decidePersonalisation(guest.call, asked())).meta.code).toBe(503);
    const none = await openCheckout(database, { products: [] });
    personalisationRoutes(none.router, none.shop, undefined);
    await expect(decidePersonalisation(none.shopper().call, asked())).rejects.toThrow(NotFound);
  });
});

describe('an engine at an address', () => {
  const site = {} as Parameters<PersonalisationEngine['decide']>[1];
  it('is sent the same request, and its status is the code of the answer', async () => {
    const requests: Request[] = [];
    const answers = [
      Response.json({ meta: { code: 200 }, data: { responses: [] } }),
      new Response('', { status: 502 }),
      Response.json({ hello: 1 }),
    ];
    const engine = httpEngine('https://engine.test/decide', async (request) => {
      requests.push(request);
      return answers[requests.length - 1] ?? new Response();
    });
    expect((await engine.decide(asked(bag), site)).meta.code).toBe(200);
    expect(await requests[0]?.json()).toEqual(asked(bag));
    expect((await engine.decide(asked(), site)).meta.code).toBe(502);
    await expect(engine.decide(asked(), site)).rejects.toThrow('answered something else');
    await engine.recordImpressions({ channel: 'web', impressionIds: ['a'] }, site);
    expect(requests[3]?.url).toBe('https://engine.test/decide/impressions');
  });
});
