/** The parts of an address, by the names of the checkout's forms. */
export interface AddressParts {
  firstName: string;
  lastName: string;
  line1: string;
  line2?: string | undefined;
  city: string;
  postalCode: string;
  region: string;
  country: string;
}

/** The town line: Britain and America write the postcode after the town. */
function townLines({ country, city, region, postalCode }: AddressParts): string[] {
  if (country === 'GB') return [city, postalCode];
  if (country === 'US') return [`${city}, ${[region, postalCode].filter(Boolean).join(' ')}`];
  return [[postalCode, city].filter(Boolean).join(' '), region];
}

/** An address as it is written on a parcel: name, streets, town. */
export function addressLines(address: AddressParts): string[] {
  const { firstName, lastName, line1, line2 = '' } = address;
  return [`${firstName} ${lastName}`, line1, line2, ...townLines(address)].filter(Boolean);
}
