import * as calls from '@touchline/contract/addressSearch/endpoints';
import type { AddressSuggestion } from '@touchline/contract/addressSearch/schema';
import { getSite } from '@touchline/contract/market/endpoints';
import { patchShipment } from '@touchline/contract/shipping/endpoints';
import { expect, it } from 'vitest';
import { britishSite, typed } from '../Checkout.fixtures.ts';
import { testCheckoutSession } from '../CheckoutSession.fixtures.ts';

const street: AddressSuggestion = {
  ...{ id: 'GB-0', isAddress: false },
  suggestion: { text: 'Tib Street', description: 'Manchester, M4 1LN' },
};
const house: AddressSuggestion = {
  ...{ id: 'GB-0-18', isAddress: true },
  suggestion: { text: '18 Tib Street', description: 'Manchester, M4 1LN' },
};
const found = {
  ...{ id: 'GB-0-18', line1: '18 Tib Street', postalCode: 'M4 1LN', city: 'Manchester', region: '' },
};

/** A guest at the checkout of a market that searches for addresses. */
async function searching(market: object = { addressSearch: true }) {
  const session = testCheckoutSession();
  session.server
    .on(getSite, { answer: { ...britishSite, market: { ...britishSite.market, ...market } } })
    .on(calls.getAddressSuggestions, { answer: { suggestions: [street], messageList: [] } })
    .on(calls.getSuggestedAddress, { answer: found });
  await session.store.load();
  const { details } = session.store;
  return { ...session, details, search: details.search };
}

it('searches for the address unless there is a reason to type it', async () => {
  expect((await searching()).search.isManual).toBe(false);
});

it('is typed when the shopper chooses to [C4.16]', async () => {
  const { details, search } = await searching();
  details.shipping.chooseManualEntry();
  expect(search.isManual).toBe(true);
});

it('is typed where the market or the shop has no search [C4.17]', async () => {
  expect((await searching({})).search.isManual).toBe(true);
  const { search, server } = await searching();
  server.on(calls.getAddressSuggestions, { status: 404, error: { errorCode: 'NotFound', message: '' } });
  expect(await search.search('tib')).toEqual([]);
  expect(search.isManual).toBe(true);
});

it('is typed when the address service allows no more [C4.18, C8.21]', async () => {
  const { search, server } = await searching();
  const messageList = [{ type: 'AddressProviderLimitExceeded' as const, details: {} }];
  server.on(calls.getAddressSuggestions, { answer: { suggestions: [], messageList } });
  await search.search('tib');
  expect(search.isManual).toBe(true);
});

it('is typed when it was typed before, so that it has fields and no id of the service [C4.19]', async () => {
  const { details, search } = await searching();
  await search.choose(house);
  expect([search.isManual, details.shipping.providerId]).toEqual([false, 'GB-0-18']);
  details.type(details.shipping.fields, 'city', 'Salford');
  expect([search.isManual, details.shipping.providerId]).toEqual([true, undefined]);
});

it('lists the houses of a street, and sends the found address with the service’s id [A3.70, C3.16, C7.35, C9.11]', async () => {
  const { store, details, search, server } = await searching();
  await search.search('tib');
  expect(await search.choose(street)).toBe(false);
  await search.search('18');
  expect(server.callsOf(calls.getAddressSuggestions).map(({ url }) => url.pathname + url.search)).toEqual([
    '/api/chk/addresses/GB/suggestions?text=tib&limit=200&sitePath=gb',
    '/api/chk/addresses/GB/suggestions?text=18&limit=200&container=GB-0&sitePath=gb',
  ]);
  expect(await search.choose(house)).toBe(true);
  for (const [name, text] of Object.entries(typed.contact)) details.type(details.contact, name, text);
  for (const name of ['firstName', 'lastName'] as const)
    details.type(details.shipping.fields, name, typed.shipping[name]);
  await store.showDelivery();
  expect(server.callsOf(patchShipment)[0]?.body).toMatchObject({
    shippingAddress: { id: 'GB-0-18', line1: '18 Tib Street', city: 'Manchester' },
  });
});

it('shows the fields when one of them is wrong or missing', async () => {
  const { store, search, details } = await searching();
  await store.showDelivery();
  expect([search.isManual, details.shipping.fields.problems.has('line1')]).toEqual([true, true]);
});

it('says when a found address could not be fetched', async () => {
  const { search, server } = await searching();
  server.on(calls.getSuggestedAddress, 'offline');
  expect(await search.choose(house)).toBe(false);
  expect([search.isLost, search.isManual]).toEqual([true, false]);
});
