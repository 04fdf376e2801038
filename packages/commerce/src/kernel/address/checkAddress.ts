import type { BasketAddress } from '@touchline/contract/basket/schema';
import { toLatinDigits } from '@touchline/contract/contact/digits';
import { isEmail } from '@touchline/contract/contact/emailAddress';
import { isPersonName } from '@touchline/contract/contact/personName';
import { phoneFault } from '@touchline/contract/contact/phoneNumber';
import { plainPostalCode } from '@touchline/contract/contact/postalCode';
import type { Market } from '@touchline/contract/market/schema';
import type { Address, FieldError } from '@touchline/contract/shipping/schema';

/** Checks an address against the market's fields, in their order. Returns an empty list when it is valid. */
export function checkAddress(address: Address, market: Market): FieldError[] {
  const errors: FieldError[] = [];
  const say = (field: string, errorCode: string) => errors.push({ field, errorCode });
  if (address.country !== market.country) say('country', 'delivery.invalidCountryForAddress');
  for (const field of market.addressFields) {
    const typed = (address[field.name] ?? '').trim();
    const value = field.name === 'postalCode' ? plainPostalCode(typed) : typed;
    if (value === '') {
      if (field.required) say(field.name, 'required');
    } else if (value.length > field.maxLength) say(field.name, 'tooLong');
    else if (field.pattern !== undefined && !matches(field.pattern, value)) say(field.name, 'invalid');
    else if (field.options && !field.options.some((option) => option.value === value))
      say(field.name, 'invalid');
    else if ((field.name === 'firstName' || field.name === 'lastName') && !isPersonName(value)) {
      say(field.name, 'invalid');
    }
  }
  const email = address.emailAddress.trim();
  if (email !== '' && !isEmail(email)) say('emailAddress', 'invalid');
  const phone = phoneFault(address.phoneNumber, market.phone);
  if (phone) say('phoneNumber', phone === 'missing' ? 'required' : phone);
  return errors;
}

/** Patterns are part of our market data; an invalid pattern accepts every value. */
function matches(source: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, 'iu').test(value);
  } catch {
    return true;
  }
}

/** Whether a text is a postal code of the market, by the pattern of its address form. */
export function isPostalCode(postalCode: string, market: Market): boolean {
  const field = market.addressFields.find(({ name }) => name === 'postalCode');
  const value = plainPostalCode(postalCode);
  return (
    field !== undefined && value !== '' && (field.pattern === undefined || matches(field.pattern, value))
  );
}

/** Whether we do not deliver to a postal code. Compares the start of the code, ignoring spaces and case. */
export function isBlockedPostalCode(postalCode: string, market: Market): boolean {
  const plain = (text: string) => plainPostalCode(text).replaceAll(' ', '');
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
    zipcode: plainPostalCode(address.postalCode),
    country: address.country,
    phoneNumber: toLatinDigits(address.phoneNumber.trim()),
    ...(address.id === undefined ? {} : { addressServiceProviderId: address.id }),
  };
}
