import type { Product } from '@touchline/contract/product/schema';

/** Chooses what completes a look, such as the retailer's find-mine service. */
export interface LookProvider {
  /** Ids of products that go with one, best first; `undefined` where it knows none. */
  lookOf(product: Pick<Product, 'id' | 'related'>, sitePath: string): Promise<readonly string[] | undefined>;
}

/** What the catalogue's editors have chosen, or else what is alike. */
export const ownLooks: LookProvider = {
  lookOf: async ({ related }) => related.map(({ id }) => id),
};
