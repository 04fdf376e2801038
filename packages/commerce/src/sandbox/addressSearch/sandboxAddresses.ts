import type { AddressSuggestion, FoundAddress } from '@touchline/contract/addressSearch/schema';
import type { AddressProvider } from '../../customers/addressSearch/AddressProvider.ts';

interface Street {
  readonly name: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region?: string;
  /** Houses are numbered from 1. */
  readonly houses: number;
}

const streets: Readonly<Record<string, readonly Street[]>> = {
  GB: [
    { name: 'Tib Street', postalCode: 'M4 1LN', city: 'Manchester', houses: 110 },
    { name: 'Dale Street', postalCode: 'M1 1JB', city: 'Manchester', houses: 60 },
    { name: 'Bold Street', postalCode: 'L1 4DN', city: 'Liverpool', houses: 120 },
  ],
  FR: [
    { name: 'Rue Rodier', postalCode: '75009', city: 'Paris', houses: 70 },
    { name: 'Rue Mercière', postalCode: '69002', city: 'Lyon', houses: 90 },
    { name: 'Rue Sainte-Catherine', postalCode: '33000', city: 'Bordeaux', houses: 260 },
  ],
  DE: [
    { name: 'Invalidenstraße', postalCode: '10115', city: 'Berlin', houses: 160 },
    { name: 'Fürther Straße', postalCode: '90429', city: 'Nürnberg', houses: 230 },
  ],
  US: [
    { name: 'Valencia Street', postalCode: '94103', city: 'San Francisco', region: 'CA', houses: 250 },
    { name: 'Bedford Avenue', postalCode: '11211', city: 'Brooklyn', region: 'NY', houses: 240 },
  ],
};

/** Typed anywhere in a search, it has the service answer that its limit is exceeded. */
export const exhaustingText = 'limit exceeded';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The house number stands where the country writes it. */
const lineOf = (country: string, street: Street, house: number): string =>
  country === 'DE' ? `${street.name} ${house}` : `${house} ${street.name}`;

const houseOf = (country: string, at: number, street: Street, house: number): AddressSuggestion => ({
  suggestion: {
    text: lineOf(country, street, house),
    description: [street.city, street.region, street.postalCode].filter(Boolean).join(', '),
  },
  id: `${country}-${at}-${house}`,
  isAddress: true,
});

/** An address service that knows a few streets of four countries, every house of them: for development and tests. */
export const sandboxAddresses: AddressProvider = {
  countries: Object.keys(streets),

  async suggest({ country, text, container, limit }) {
    if (plain(text).includes(exhaustingText)) return 'limitExceeded';
    const known = [...(streets[country] ?? []).entries()];
    if (container !== undefined) {
      const [at, street] = known.find(([place]) => container === `${country}-${place}`) ?? [];
      if (at === undefined || !street) return [];
      return Array.from({ length: Math.min(limit, street.houses) }, (_, house) =>
        houseOf(country, at, street, house + 1),
      );
    }
    const words = plain(text)
      .split(/[\s,]+/)
      .filter(Boolean);
    const house = Number(words.find((word) => /^\d{1,3}$/.test(word)) ?? 0);
    const wanted = words.filter((word) => word !== String(house));
    const found = known.filter(([, { name, postalCode, city, region = '' }]) => {
      const all = plain(`${name} ${postalCode} ${city} ${region}`);
      return wanted.length > 0 && wanted.every((word) => all.includes(word));
    });
    return found.slice(0, limit).map(([at, street]) =>
      house >= 1 && house <= street.houses
        ? houseOf(country, at, street, house)
        : {
            suggestion: { text: street.name, description: `${street.city}, ${street.postalCode}` },
            id: `${country}-${at}`,
            isAddress: false,
          },
    );
  },

  async find(country, id): Promise<FoundAddress | undefined> {
    const [, at = '', house = ''] = /^[A-Z]{2}-(\d+)-(\d+)$/.exec(id) ?? [];
    const street = id.startsWith(`${country}-`) ? streets[country]?.[Number(at)] : undefined;
    if (!street || at === '' || Number(house) < 1 || Number(house) > street.houses) return undefined;
    const { postalCode, city, region = '' } = street;
    return { id, line1: lineOf(country, street, Number(house)), postalCode, city, region };
  },
};
