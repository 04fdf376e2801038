import type { MessageType } from '@touchline/contract/codes';
import type { Basket } from '@touchline/contract/basket/schema';

const missing: readonly MessageType[] = [
  'BillingAddressRequired',
  'ShippingAddressRequired',
  'ShippingMethodRequired',
];

type Part = Pick<Basket, 'customer' | 'messageList' | 'shippingAddress'>;

/** Whether contact, address or delivery option is still missing before this basket can be paid. */
export function isDeliveryDataMissing({ customer, messageList, shippingAddress }: Part): boolean {
  return (
    !customer.email || messageList.some(({ type }) => missing.includes(type)) || shippingAddress?.city === ''
  );
}
