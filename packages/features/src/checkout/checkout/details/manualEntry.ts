import type { Basket } from '@touchline/contract/basket/schema';

export interface ManualEntryFacts {
  /** The shopper chose to type the address. */
  isChosen: boolean;
  /** The market has no address search. */
  isForced: boolean;
  basket: Pick<Basket, 'messageList' | 'shippingAddress'>;
}

/** Whether the address is typed field by field instead of found by a search. */
export function isManualEntryShown({ isChosen, isForced, basket }: ManualEntryFacts): boolean {
  if (isChosen || isForced) return true;
  if (basket.messageList.some(({ type }) => type === 'AddressProviderLimitExceeded')) return true;
  const { shippingAddress: address } = basket;
  if (!address || address.addressServiceProviderId) return false;
  return [address.address1, address.address2, address.city, address.stateCode, address.zipcode].some(Boolean);
}
