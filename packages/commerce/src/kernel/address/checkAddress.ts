import type { BasketAddress, BasketContact } from '@touchline/contract/basket/schema';
import { toLatinDigits } from '@touchline/contract/contact/digits';
import { isEmail } from '@touchline/contract/contact/emailAddress';
import { isPersonName } from '@touchline/contract/contact/personName';
import { phoneFault } from '@touchline/contract/contact/phoneNumber';
import { plainPostalCode } from '@touchline/contract/contact/postalCode';
import type { Market } from '@touchline/contract/market/schema';
import type { Contact } from '@touchline/contract/pickup/schema';
import type { Address, FieldError } from '@touchline/contract/shipping/schema';

/** Checks whoever collects an order, or is written to, by the rules of the market's names, email and phone. */
export function checkContact(contact: Contact, market: Market): FieldError[] {
  const names = ['firstName', 'lastName'] as const;
  return [
    ...names.flatMap((name) => {
      const maxLength = market.addressFields.find((field) => field.name === name)?.maxLength ?? 100;
      const errorCode = nameFault(contact[name].trim(), maxLength);
      return errorCode ? [{ field: name, errorCode }] : [];
    }),
    ...checkReach(contact, market),
  ];
}

function nameFault(name: string, maxLength: number): string | undefined {
  if (name === '') return 'required';
  if (name.length > maxLength) return 'tooLong';
  return isPersonName(name) ? undefined : 'invalid';
}

/** Email and phone: how somebody is reached. */
function checkReach(
  { emailAddress, phoneNumber }: Pick<Contact, 'emailAddress' | 'phoneNumber'>,
  market: Market,
): FieldError[] {
  const email = emailAddress.trim();
  const phone = phoneFault(phoneNumber, market.phone);
  return [
    ...(email !== '' && !isEmail(email) ? [{ field: 'emailAddress', errorCode: 'invalid' }] : []),
    ...(phone ? [{ field: 'phoneNumber', errorCode: phone === 'missing' ? 'required' : phone }] : []),
  ];
}

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
  return [...errors, ...checkReach(address, market)];
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

/** Converts a contact to the form stored in the basket; its email address is the basket's. */
export function toBasketContact(contact: Contact): BasketContact {
  return {
    firstName: contact.firstName.trim(),
    lastName: contact.lastName.trim(),
    phoneNumber: toLatinDigits(contact.phoneNumber.trim()),
  };
}
