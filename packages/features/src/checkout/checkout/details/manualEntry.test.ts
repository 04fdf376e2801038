import { expect, it } from 'vitest';
import { mayasAddress } from '../Checkout.fixtures.ts';
import { isManualEntryShown } from './manualEntry.ts';

const nothing = { isChosen: false, isForced: false, basket: { messageList: [] } };
const emptyAddress = { ...mayasAddress, address1: '', address2: '', city: '', stateCode: '', zipcode: '' };

it('searches for the address unless there is a reason to type it', () => {
  expect(isManualEntryShown(nothing)).toBe(false);
});

it('is typed when the shopper chooses to', () => {
  expect(isManualEntryShown({ ...nothing, isChosen: true })).toBe(true);
});

it('is typed when it is forced', () => {
  expect(isManualEntryShown({ ...nothing, isForced: true })).toBe(true);
});

it('is typed when the limit of the address service is reached', () => {
  const messageList = [{ type: 'AddressProviderLimitExceeded' as const, details: {} }];
  expect(isManualEntryShown({ ...nothing, basket: { messageList } })).toBe(true);
});

it('is typed when an address was typed before, so that it has fields and no provider id', () => {
  const shippingAddress = { ...emptyAddress, city: 'Manchester' };
  for (const field of ['address1', 'address2', 'city', 'stateCode', 'zipcode'] as const) {
    const typed = { ...emptyAddress, [field]: 'x' };
    expect(
      isManualEntryShown({ ...nothing, basket: { messageList: [], shippingAddress: typed } }),
      field,
    ).toBe(true);
  }
  const found = { ...shippingAddress, addressServiceProviderId: 'p-1' };
  expect(isManualEntryShown({ ...nothing, basket: { messageList: [], shippingAddress: found } })).toBe(false);
  expect(isManualEntryShown({ ...nothing, basket: { messageList: [], shippingAddress: emptyAddress } })).toBe(
    false,
  );
});
