import * as baskets from '@touchline/contract/basket/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import * as orders from '@touchline/contract/order/endpoints';
import * as permissions from '@touchline/contract/permissions/endpoints';
import { describe, expect, it } from 'vitest';
import { BasketStore } from '../../../cart/basket/index.ts';
import { CheckoutStore } from '../CheckoutStore.ts';
import { readyBasket, readyToPay, type TestCheckoutSession } from '../CheckoutSession.fixtures.ts';
import { fieldIds } from '../stepProblems.ts';
import { agreedTo, documentScenarios, documentTexts, siteWithDocuments } from '../Documents.fixtures.ts';

/** A shopper with everything filled in, in a market that asks for documents. */
async function asked(): Promise<TestCheckoutSession> {
  const session = await readyToPay();
  session.server
    .on(getSite, { answer: siteWithDocuments })
    .on(permissions.getPermissionScenarios, { answer: documentScenarios })
    .on(permissions.getPermissionDocuments, { answer: documentTexts })
    .on(baskets.patchBasket, { answer: readyBasket({ acceptedConsents: agreedTo('carrierData') }) });
  await session.store.load();
  session.fillIn();
  await session.store.showDelivery();
  return session;
}

describe('the documents of a delivery', () => {
  it('are asked for where the market has some, and none is agreed to in advance [C7.64, C7.65, C3.25]', async () => {
    const plain = await readyToPay();
    expect(plain.server.callsOf(permissions.getPermissionScenarios)).toHaveLength(0);
    const { store } = await asked();
    const { consents } = store.delivery;
    expect(consents.scenarioDocuments.map(({ documentId }) => documentId)).toEqual([
      'carrierData',
      'marketing',
    ]);
    expect(consents.acceptedConsents.size).toBe(0);
  });

  it('keep the order until the required one is ticked, and say so at its box', async () => {
    const { store, server } = await asked();
    await store.pay();
    expect(server.callsOf(orders.placeOrder)).toHaveLength(0);
    expect(store.problems.map(({ fieldId }) => fieldId)).toEqual([fieldIds.consent('carrierData')]);

    await store.delivery.consents.accept('carrierData', true);
    expect(server.callsOf(baskets.patchBasket).at(-1)?.body).toEqual({
      acceptedConsents: [{ documentId: 'carrierData', version: '2' }],
    });
    expect(store.problems).toEqual([]);
    await store.pay();
    expect(store.placing.status.kind).toBe('done');
  });

  it('are sent again when paying, if a tick could not be kept', async () => {
    const { store, server } = await asked();
    server.on(baskets.patchBasket, 'offline');
    await store.delivery.consents.accept('carrierData', true);
    expect(store.delivery.consents.failure).toBe('offline');
    await store.pay();
    expect(store.problems.map(({ fieldId }) => fieldId)).toEqual([fieldIds.consents]);
    expect(server.callsOf(orders.placeOrder)).toHaveLength(0);
    server.on(baskets.patchBasket, {
      answer: readyBasket({ acceptedConsents: agreedTo('carrierData') }),
    });
    await store.pay();
    expect(store.placing.status.kind).toBe('done');
  });

  it('are shown in their new version when the old one was agreed to', async () => {
    const { store, server } = await asked();
    await store.delivery.consents.accept('carrierData', true);
    server
      .on(orders.placeOrder, { status: 422, error: { errorCode: 'InvalidDataException', message: '' } })
      .on(permissions.getPermissionDocuments, {
        answer: documentTexts.map((each) => ({ ...each, version: '3' })),
      });
    await store.pay();
    expect(store.problems.map(({ fieldId }) => fieldId)).toEqual([fieldIds.consent('carrierData')]);
  });

  it('that are for a carrier are not asked for where nothing is sent', async () => {
    const { store } = await asked();
    store.details.market = store.details.market && {
      ...store.details.market,
      collectionMethods: [{ id: 'collect', shippingType: 'cnc', carrierCode: 'STORE' }],
    };
    store.details.useKind('cnc');
    expect(store.delivery.consents.asked.map(({ documentId }) => documentId)).toEqual(['marketing']);
    expect(store.delivery.consents.isComplete).toBe(true);
  });

  it('come with the page, with what was ticked and what is missing', async () => {
    const { store, ports } = await asked();
    await store.pay();
    const copy = CheckoutStore.fromSnapshot(ports, new BasketStore(ports), store.toSnapshot());
    expect(copy.delivery.consents.scenarioDocuments).toEqual(store.delivery.consents.scenarioDocuments);
    expect([...copy.delivery.consents.missing]).toEqual(['carrierData']);
  });
});
