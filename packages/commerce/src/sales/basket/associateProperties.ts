import type { Shopper } from '../../kernel/identity/Caller.ts';

/** What the app of a store sends with what its employee adds for a customer. */
export interface StoreQuery {
  eaStoreID?: string | undefined;
  eaEmployeeID?: string | undefined;
}

/**
 * What a basket keeps of the store associate who adds to it: store, employee, and the session by which the order can be
 * traced. Only from the session of an associate: anybody else could have a sale counted for a store.
 */
export function associateProperties(
  caller: Shopper | undefined,
  { eaStoreID, eaEmployeeID }: StoreQuery,
): Readonly<Record<string, string>> {
  if (caller?.identity !== 'associate' || !caller.session) return {};
  return {
    ...(eaStoreID === undefined ? {} : { eaStoreID }),
    ...(eaEmployeeID === undefined ? {} : { eaEmployeeID }),
    associateToken: caller.session.id,
    orderSource: 'store',
  };
}
