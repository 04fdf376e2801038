import { nameCharacters } from '@touchline/contract/account/rules';
import type { BasketAddress } from '@touchline/contract/basket/schema';
import type { Market } from '@touchline/contract/market/schema';
import type { Address, FieldError } from '@touchline/contract/shipping/schema';
import { isEmail } from './email.ts';

/** Checks an address against the market's fields, in their order. Returns an empty list when it is valid. */
export function checkAddress(address: Address, market: Market): FieldError[] {
  const errors: FieldError[] = [];
  const say = (field: string, errorCode: string) => errors.push({ field, errorCode });
  if (address.country !== market.country) say('country', 'delivery.invalidCountryForAddress');
  for (const field of market.addressFields) {
    const value = (address[field.name] ?? '').trim();
    if (value === '') {
      if (field.required) say(field.name, 'required');
    } else if (value.length > field.maxLength) say(field.name, 'tooLong');
    else if (field.pattern !== undefined && !matches(field.pattern, value)) say(field.name, 'invalid');
    else if (field.options && !field.options.some((option) => option.value === value))
      say(field.name, 'invalid');
    else if ((field.name === 'firstName' || field.name === 'lastName') && !nameCharacters.test(value)) {
      say(field.name, 'invalid');
    }
  }
  const email = address.emailAddress.trim();
  if (email !== '' && !isEmail(email)) say('emailAddress', 'invalid');
  const phone = phoneFault(address.phoneNumber, market.phone);
  if (phone) say('phoneNumber', phone);
  return errors;
}

/** Counts the digits with or without the country code; spaces and common separators are allowed. */
export function phoneFault(text: string, rules: Market['phone']): string | undefined {
  const value = text.trim();
  if (value === '') return rules.required ? 'required' : undefined;
  if (!/^\+?[\d\s().\-/]+$/.test(value)) return 'invalid';
  const prefix = rules.prefix.replace(/\D/g, '');
  const digits = value.replace(/\D/g, '');
  const isInternational = value.startsWith('+') || value.startsWith('00');
  const international = value.startsWith('00') ? digits.slice(2) : digits;
  if (isInternational && !international.startsWith(prefix)) return 'invalid';
  const national = isInternational ? international.slice(prefix.length) : digits;
  const count = national.length;
  return count < rules.minDigits || count > rules.maxDigits ? 'invalid' : undefined;
}

/** Patterns are part of our market data; an invalid pattern accepts every value. */
function matches(source: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, 'iu').test(value);
  } catch {
    return true;
  }
}

/** Whether we do not deliver to a postal code. Compares the start of the code, ignoring spaces and case. */
export function isBlockedPostalCode(postalCode: string, market: Market): boolean {
  const plain = (text: string) => text.replace(/\s/g, '').toUpperCase();
  const given = plain(postalCode);
  return market.blockedPostalCodes.some((blocked) => given.startsWith(plain(blocked)));
}

/** Converts an address to the form stored in the basket. */
export function toBasketAddress(address: Address): BasketAddress {
  return {
    firstName: address.firstName.trim(),
    lastName: address.lastName.trim(),
    address1: address.line1.trim(),
    address2: (address.line2 ?? '').trim(),
    city: address.city.trim(),
    stateCode: address.region.trim(),
    zipcode: address.postalCode.trim(),
    country: address.country,
    phoneNumber: address.phoneNumber.trim(),
    ...(address.id === undefined ? {} : { addressServiceProviderId: address.id }),
  };
}
