import { getAddressSuggestions, getSuggestedAddress } from '@touchline/contract/client/addressSearch';
import { changeShipment } from '@touchline/contract/client/shipping';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnOneDatabase } from '../../node/testing/describeOnDatabases.ts';
import { address, fillBag } from '../../sales/order/testing/buying.ts';
import { openCheckout, type TestCheckout } from '../../sales/order/testing/openCheckout.ts';
import type { AddressProvider } from './AddressProvider.ts';
import { addressSearchRoutes } from './addressSearchRoutes.ts';
import { exhaustingText, sandboxAddresses } from '../../sandbox/addressSearch/sandboxAddresses.ts';

describeOnOneDatabase('The address search', (openEmpty) => {
  let database: OpenDatabase;
  let checkout: TestCheckout;
  beforeEach(async () => {
    database = await openEmpty();
    checkout = await openCheckout(database);
  });
  afterEach(() => database.close());

  const open = (provider: AddressProvider | undefined = sandboxAddresses) => {
    addressSearchRoutes(checkout.router, checkout.shop, provider);
    return checkout.shopper().call;
  };

  it('finds streets and houses of a country, by words in any order and spelling [A3.70, C3.16, C7.35]', async () => {
    const call = open();
    expect(await getAddressSuggestions(call, 'FR', { text: 'lyon merciere' })).toEqual({
      messageList: [],
      suggestions: [
        {
          id: 'FR-1',
          isAddress: false,
          suggestion: { text: 'Rue Mercière', description: 'Lyon, 69002' },
        },
      ],
    });
    expect((await getAddressSuggestions(call, 'GB', { text: '18 tib street' }))?.suggestions).toMatchObject([
      { isAddress: true, suggestion: { text: '18 Tib Street', description: 'Manchester, M4 1LN' } },
    ]);
    expect((await getAddressSuggestions(call, 'GB', { text: 'Mercière' }))?.suggestions).toEqual([]);
  });

  it('lists the houses of a street, 200 unless fewer are wanted [C9.11]', async () => {
    const call = open();
    const inStreet = async (limit?: number) =>
      (await getAddressSuggestions(call, 'FR', { text: '', container: 'FR-2', ...(limit ? { limit } : {}) }))
        ?.suggestions.length;
    expect([await inStreet(), await inStreet(20)]).toEqual([200, 20]);
  });

  it('gives the parts of an address, which the basket keeps with the service’s name for it', async () => {
    const call = open();
    const found = await getSuggestedAddress(call, 'GB', 'GB-0-18');
    expect(found).toEqual({
      ...{ id: 'GB-0-18', line1: '18 Tib Street', postalCode: 'M4 1LN', city: 'Manchester', region: '' },
    });
    expect(await getSuggestedAddress(call, 'GB', 'GB-0-999')).toBeUndefined();
    const shopper = checkout.shopper();
    const { basketId } = await fillBag(shopper);
    const saved = await changeShipment(shopper.call, basketId, {
      shippingAddress: { ...address, ...found },
    });
    expect(saved).toMatchObject({
      basket: { shippingAddress: { address1: '18 Tib Street', addressServiceProviderId: 'GB-0-18' } },
    });
  });

  it('tells that the service allows no more, so that the address is typed [C8.21]', async () => {
    const call = open();
    const exceeded = {
      suggestions: [],
      messageList: [{ type: 'AddressProviderLimitExceeded', details: {} }],
    };
    expect(await getAddressSuggestions(call, 'GB', { text: exhaustingText })).toEqual(exceeded);
    // Each with another text: the client keeps what it was answered.
    for (let at = 0; at < 120; at += 1) await getAddressSuggestions(call, 'GB', { text: `tib ${at}` });
    expect(await getAddressSuggestions(call, 'GB', { text: 'tib' })).toEqual(exceeded);
  });

  it('does not exist without a service, and for countries that the service does not know', async () => {
    expect(await getAddressSuggestions(open(), 'KR', { text: 'seoul' })).toBeUndefined();
  });

  it('fails for a moment with its service, and says so', async () => {
    const broken: AddressProvider = {
      countries: ['GB'],
      suggest: () => Promise.reject(new Error('down')),
      find: () => Promise.reject(new Error('down')),
    };
    await expect(getAddressSuggestions(open(broken), 'GB', { text: 'tib' })).rejects.toMatchObject({
      status: 503,
    });
  });
});
