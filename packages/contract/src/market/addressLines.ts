import type { BasketAddress } from '../basket/schema.ts';
import type { AddressField } from './schema.ts';

/** The parts of an address in the order in which a market writes them. */
export type AddressOrder = readonly AddressField['name'][];

/** The parts of an address, by the names of the checkout's forms. */
export type AddressParts = Readonly<Record<Exclude<AddressField['name'], 'line2'>, string>> & {
  readonly line2?: string | undefined;
};

/** The address of a bag or an order, whose parts have other names. */
export const addressParts = (address: BasketAddress): AddressParts => {
  const { firstName, lastName, address1, address2, city, zipcode, stateCode } = address;
  return {
    firstName,
    lastName,
    line1: address1,
    line2: address2,
    city,
    postalCode: zipcode,
    region: stateCode,
  };
};

/** What decides the order: the address fields of a market. */
export interface MarketAddresses {
  readonly addressFields: readonly Pick<AddressField, 'name'>[];
}

/** The order of a market's addresses: that of the fields of its forms. */
export const addressOrderOf = ({ addressFields }: MarketAddresses): AddressOrder =>
  addressFields.map(({ name }) => name);

const nameParts: AddressOrder = ['firstName', 'lastName'];
const townParts: AddressOrder = ['postalCode', 'city', 'region'];

/** Names in these scripts are written without a space: 김민준. */
const unspaced = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** A person's name in the order of the market. */
export function personName(
  name: Readonly<Record<'firstName' | 'lastName', string>>,
  order: AddressOrder,
): string {
  const parts = ['firstName' as const, 'lastName' as const]
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((part) => name[part].trim())
    .filter(Boolean);
  return parts.join(parts.every((part) => unspaced.test(part)) ? '' : ' ');
}

/** `Manchester M4 3AQ`, `80331 München`, `Portland, OR 97205`: only a state after its town is set off by a comma. */
function townLine(address: AddressParts, order: AddressOrder): string {
  const parts = order.filter((name) => townParts.includes(name) && address[name]?.trim());
  return parts
    .map(
      (name, at) =>
        (address[name]?.trim() ?? '') + (name === 'city' && parts[at + 1] === 'region' ? ',' : ''),
    )
    .join(' ');
}

/** An address as it is written on a parcel of the market: name, streets and town, in the market's order. */
export function addressLines(address: AddressParts, marketOrder: AddressOrder): string[] {
  // What a market has no field for is written last: an order may be older than the market's fields.
  const order = [...marketOrder, ...townParts.filter((name) => !marketOrder.includes(name))];
  const isFirstOf = (parts: AddressOrder, name: AddressField['name']) =>
    order.find((each) => parts.includes(each)) === name;
  return order
    .map((name) => {
      if (nameParts.includes(name)) return isFirstOf(nameParts, name) ? personName(address, order) : '';
      if (townParts.includes(name)) return isFirstOf(townParts, name) ? townLine(address, order) : '';
      return address[name]?.trim() ?? '';
    })
    .filter(Boolean);
}
