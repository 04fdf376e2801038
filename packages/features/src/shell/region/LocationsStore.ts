import { cutText } from '@touchline/contract/cutText';
import { continents, type Continent, type ShopLocation } from '@touchline/contract/market/schema';
import { makeAutoObservable, observableRef } from 'mobx';

export interface LocationsSnapshot {
  locations: readonly ShopLocation[];
  query: string;
}

/** Countries of one continent. */
export interface LocationGroup {
  continent: Continent;
  locations: readonly ShopLocation[];
}

/** Letters without accents and case: people type `turkiye` for Türkiye. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();

/** The countries with a shop, and the search among them. */
export class LocationsStore {
  locations: readonly ShopLocation[];
  query: string;

  constructor({ locations, query }: LocationsSnapshot = { locations: [], query: '' }) {
    this.locations = locations;
    this.query = query;
    makeAutoObservable(this, { locations: observableRef }, { autoBind: true });
  }

  toSnapshot(): LocationsSnapshot {
    return { locations: this.locations, query: this.query };
  }

  /** The visitor types a country, a language or a country code. */
  search(query: string): void {
    this.query = cutText(query, 100);
  }

  /** The countries that match, by continent; continents without any are left out. */
  get groups(): LocationGroup[] {
    const found = this.locations.filter((location) => this.matches(location));
    return continents
      .map((continent) => ({ continent, locations: found.filter((each) => each.continent === continent) }))
      .filter(({ locations }) => locations.length > 0);
  }

  /** Number of countries that match. */
  get count(): number {
    return this.locations.filter((location) => this.matches(location)).length;
  }

  private matches({ country, name, otherNames, languages }: ShopLocation): boolean {
    const wanted = folded(this.query);
    if (wanted === '' || wanted === country.toLowerCase()) return true;
    const words = [name, ...otherNames, ...languages.map(({ label }) => label)].map(folded);
    // From the beginning of a word: `man` finds Oman no more than it finds Germany.
    return words.some((word) => word.startsWith(wanted) || word.includes(` ${wanted}`));
  }
}
