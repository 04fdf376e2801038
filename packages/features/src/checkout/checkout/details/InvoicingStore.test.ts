import * as baskets from '@touchline/contract/basket/endpoints';
import type { InvoicingDetails, MarketInvoicing } from '@touchline/contract/invoicing/schema';
import { getSite } from '@touchline/contract/market/endpoints';
import * as orders from '@touchline/contract/order/endpoints';
import { describe, expect, it } from 'vitest';
import { BasketStore } from '../../../cart/basket/index.ts';
import { CheckoutStore } from '../CheckoutStore.ts';
import { readyBasket, testCheckoutSession, type TestCheckoutSession } from '../CheckoutSession.fixtures.ts';
import { brazilianInvoicing, italianInvoicing, siteInvoicing } from '../Invoicing.fixtures.ts';
import { fieldIds } from '../stepProblems.ts';

const person: InvoicingDetails = { kind: 'private', number: 'cpf', company: '', taxNumber: '52998224725' };

/** A shopper with everything but the invoice filled in. */
async function atTheInvoice(invoicing: MarketInvoicing): Promise<TestCheckoutSession> {
  const session = testCheckoutSession();
  session.server.on(getSite, { answer: siteInvoicing(invoicing) });
  await session.store.load();
  session.fillIn();
  return session;
}

const sent = ({ server }: TestCheckoutSession) =>
  server
    .callsOf(baskets.patchBasket)
    .map(({ body }) => body)
    .filter((body) => typeof body === 'object' && body !== null && 'invoicingDetails' in body);

describe('the details of an invoice', () => {
  it('are optional where the market does not need them', async () => {
    const session = await atTheInvoice(italianInvoicing);
    await session.store.showDelivery();
    expect(session.store.delivery.status).toBe('ready');
    expect(sent(session)).toEqual([]);
  });

  it('are asked for before the delivery where it does, with each check digit', async () => {
    const session = await atTheInvoice(brazilianInvoicing);
    const { store, server } = session;
    const { invoicing } = store.details;
    expect(invoicing.choice).toBe('private');
    await store.pay();
    expect(store.problems.map(({ fieldId }) => fieldId)).toEqual([
      fieldIds.invoicing('private', 'taxNumber'),
    ]);
    invoicing.private.type('taxNumber', '529.982.247-24');
    await store.leave(invoicing.private, 'taxNumber');
    expect(invoicing.private.problems.get('taxNumber')?.key).toBe('invoicing.invalid.taxNumber');
    expect(server.callsOf(orders.placeOrder)).toHaveLength(0);

    invoicing.private.type('taxNumber', '529.982.247-25');
    server.on(baskets.patchBasket, { answer: readyBasket({ invoicingDetails: person }) });
    await store.leave(invoicing.private, 'taxNumber');
    expect(sent(session)).toEqual([{ invoicingDetails: person }]);
    await store.pay();
    expect(store.placing.status.kind).toBe('done');
  });

  it('of a company name where its electronic invoice goes', async () => {
    const session = await atTheInvoice(italianInvoicing);
    const { store } = session;
    const { invoicing } = store.details;
    await store.chooseInvoicing('company');
    expect(await store.showDelivery()).toBe(false);
    expect(invoicing.inOrder.map(({ name }) => name)).toEqual(['company', 'taxNumber', 'recipientCode']);
    invoicing.company.type('company', 'Rossi S.r.l.');
    invoicing.company.type('taxNumber', '12345678903');
    invoicing.company.type('certifiedEmail', 'rossi@pec.example');
    expect(await store.showDelivery()).toBe(true);
    expect(sent(session).at(-1)).toEqual({
      invoicingDetails: {
        ...{ kind: 'company', number: 'partitaIva', company: 'Rossi S.r.l.', taxNumber: '12345678903' },
        certifiedEmail: 'rossi@pec.example',
      },
    });
  });

  it('that the back end refuses are said at their field', async () => {
    const { store, server } = await atTheInvoice(brazilianInvoicing);
    const { invoicing } = store.details;
    server.on(baskets.patchBasket, {
      status: 422,
      error: {
        ...{ errorCode: 'InvalidDataException', message: '' },
        details: { fields: [{ field: 'taxNumber', errorCode: 'invalid' }] },
      },
    });
    invoicing.private.type('taxNumber', '52998224725');
    expect(await store.showDelivery()).toBe(false);
    expect(invoicing.private.problems.get('taxNumber')?.key).toBe('invoicing.invalid.taxNumber');
  });

  it('come with the page as they were typed', async () => {
    const { store, ports } = await atTheInvoice(brazilianInvoicing);
    store.details.invoicing.private.type('taxNumber', '1');
    const copy = CheckoutStore.fromSnapshot(ports, new BasketStore(ports), store.toSnapshot());
    expect(copy.details.invoicing.private.raw('taxNumber')).toBe('1');
    expect(copy.details.invoicing.choice).toBe('private');
  });
});
