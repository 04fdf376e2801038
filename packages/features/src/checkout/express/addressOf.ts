import type { Address } from '@touchline/contract/shipping/schema';
import type { PaidSheet } from '../../platform/deviceWallet/index.ts';

/** A name in two parts: what stands last is the family name. A name of one word is both. */
function namesOf(name: string): Pick<Address, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return { firstName: words.slice(0, -1).join(' ') || last, lastName: last };
}

/** The address of a sheet as the shop keeps it; the server says what is missing. */
export function addressOf({ payer, address }: PaidSheet): Address {
  const {
    recipient = '',
    phone = '',
    addressLine = [],
    postalCode = '',
    city = '',
    region = '',
  } = address ?? {};
  const [line1 = '', ...more] = addressLine;
  return {
    type: 'shipping',
    ...namesOf(recipient || payer.name),
    emailAddress: payer.email,
    phoneNumber: phone || payer.phone,
    country: address?.country ?? '',
    ...{ line1, postalCode, city, region },
    ...(more.length > 0 ? { line2: more.join(', ') } : {}),
  };
}
