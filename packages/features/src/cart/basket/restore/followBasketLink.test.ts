import * as calls from '@touchline/contract/basket/endpoints';
import { describe, expect, it } from 'vitest';
import { testPorts } from '../../../platform/ports/testPorts.ts';
import { stored } from '../../../platform/storage/index.ts';
import { basketOf, fullBasket, newBasket, strike, tee, tempo } from '../Basket.fixtures.ts';
import { BasketStore } from '../BasketStore.ts';
import { restoreUrl } from '../storage.ts';
import { addFromLink, followBasketLink } from './followBasketLink.ts';

function setUp() {
  const ports = testPorts();
  const basket = new BasketStore(ports);
  ports.server.on(calls.getBaskets, { answer: newBasket() });
  return { ports, basket, server: ports.server };
}

/** A link to lines of these products at a price. */
const linkTo = (
  lines: readonly { productId: string; price?: string; currency?: string; recipe?: string }[],
) =>
  `?${new URLSearchParams({
    pid: lines.map(({ productId }) => `${productId}_GB`).join(','),
    qty: lines.map((_, at) => at + 1).join(','),
    rid: lines.map(({ recipe = '' }) => recipe).join(','),
    prc: lines.map(({ price = '' }) => price).join(','),
    cry: lines.map(({ currency = 'GBP' }) => currency).join(','),
  }).toString()}`;

describe('a link to a bag', () => {
  it('brings its products back into an empty bag, by one call with its parameters [C2.42, C7.18]', async () => {
    const { ports, basket, server } = setUp();
    server.on(calls.restoreBasket, {
      answer: {
        basket: basketOf([tempo, tee]),
        lines: [tempo, tee].map(({ productId }) => ({ productId, outcome: 'added' as const })),
      },
    });
    const query = linkTo([{ productId: tempo.productId }, { productId: tee.productId, recipe: 'R77' }]);
    expect(await followBasketLink(ports, basket, query)).toEqual({ kind: 'restored', lost: 0, repriced: 0 });
    expect(server.callsOf(calls.getBaskets)).toHaveLength(1);
    expect(server.callsOf(calls.restoreBasket).map(({ body }) => body)).toEqual([
      Object.fromEntries(new URLSearchParams(query)),
    ]);
    expect(basket.lines).toHaveLength(2);
  });

  it('leaves a bag that has products as it is [C2.40, C2.41]', async () => {
    const { ports, basket, server } = setUp();
    server.on(calls.getBaskets, { answer: fullBasket() });
    expect(await followBasketLink(ports, basket, linkTo([{ productId: tee.productId }]))).toEqual({
      kind: 'kept',
    });
    expect(server.callsOf(calls.restoreBasket)).toHaveLength(0);
    expect(stored(ports).read(restoreUrl)).toBeUndefined();
  });

  it('counts what is not sold any more, and what has another price', async () => {
    const { ports, basket, server } = setUp();
    server.on(calls.restoreBasket, {
      answer: {
        basket: basketOf([tee]),
        lines: [
          { productId: strike.productId, outcome: 'refused', errorCode: 'SIZE_OUT_OF_STOCK' },
          { productId: tee.productId, outcome: 'repriced' },
        ],
      },
    });
    const query = linkTo([{ productId: strike.productId }, { productId: tee.productId }]);
    expect(await followBasketLink(ports, basket, query)).toEqual({ kind: 'restored', lost: 1, repriced: 1 });
    expect(basket.lines.map(({ productId }) => productId)).toEqual([tee.productId]);
  });

  it.each(['', '?pid=TL1', `${linkTo([{ productId: 'TL1' }])}&qty=x`.replace('qty=1', 'qty=no')])(
    'fails when it is not complete: %j',
    async (query) => {
      const { ports, basket, server } = setUp();
      expect(await followBasketLink(ports, basket, query)).toEqual({ kind: 'failed' });
      expect(server.callsOf(calls.restoreBasket)).toHaveLength(0);
    },
  );

  it('fails when the back end is away, and is not followed again later', async () => {
    const { ports, basket, server } = setUp();
    server.on(calls.restoreBasket, 'offline');
    expect(await followBasketLink(ports, basket, linkTo([{ productId: 'TL1' }]))).toEqual({ kind: 'failed' });
    expect(stored(ports).read(restoreUrl)).toBeUndefined();
    expect(ports.reported).toHaveLength(1);
  });

  it('is what a session that ended is rebuilt from [C4.09]', async () => {
    const ports = testPorts({ flags: { restoreBasket: true } });
    const basket = new BasketStore(ports);
    const over = { status: 401, error: { errorCode: 'Unauthorised', message: 'over' } } as const;
    ports.server.on(calls.getBaskets, over, { answer: basketOf([tee]) });
    ports.server.on(calls.restoreBasket, {
      answer: { basket: basketOf([tee]), lines: [{ productId: tee.productId, outcome: 'added' }] },
    });
    await followBasketLink(ports, basket, linkTo([{ productId: tee.productId }]));
    expect(ports.server.callsOf(calls.restoreBasket)).toHaveLength(1);
    expect(basket.lines.map(({ productId }) => productId)).toEqual([tee.productId]);
  });
});

describe('a link to a product with a recipe', () => {
  it('adds one line beside what is in the bag', async () => {
    const { ports, basket, server } = setUp();
    server.on(calls.addItems, { answer: basketOf([tee]) });
    expect(await addFromLink(ports, basket, `?pid=${tee.productId}&rid=R77`)).toBe(true);
    expect(server.callsOf(calls.addItems).map(({ body }) => body)).toEqual([
      [{ productId: tee.productId, quantity: 1, recipeId: 'R77' }],
    ]);
  });

  it.each(['', '?pid=TL1', '?rid=R77', '?pid=TL1&rid=R77&qty=0', '?pid=TL1,TL2&rid=R77'])(
    'without a product, a recipe or a quantity adds nothing: %j',
    async (query) => {
      const { ports, basket, server } = setUp();
      expect(await addFromLink(ports, basket, query)).toBe(false);
      expect(server.callsOf(calls.addItems)).toHaveLength(0);
    },
  );
});
