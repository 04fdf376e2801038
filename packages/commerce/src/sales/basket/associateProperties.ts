import { sql, type RawBuilder } from 'kysely';
import { associateTokenHeader, type Associate } from '@touchline/contract/associate/schema';
import { Failure } from '../../kernel/failure/Failure.ts';
import type { Shopper } from '../../kernel/identity/Caller.ts';
import type { BasketData } from './BasketData.ts';

/** What the app of a store sends with what its employee adds for a customer. */
export interface StoreQuery {
  eaStoreID?: string | undefined;
  eaEmployeeID?: string | undefined;
}

/**
 * What a basket keeps of the store associate who adds to it: store, employee, and the session by which the order can be
 * traced. Only from the session of an associate: anybody else could have a sale counted for a store. What the session
 * knows comes before what the call says.
 */
export function associateProperties(
  caller: Shopper | undefined,
  associate: Associate | undefined,
  { eaStoreID, eaEmployeeID }: StoreQuery,
): Readonly<Record<string, string>> {
  if (caller?.identity !== 'associate' || !caller.session) return {};
  const store = associate?.storeId ?? eaStoreID;
  const employee = associate?.employeeId ?? eaEmployeeID;
  return {
    ...(store === undefined ? {} : { eaStoreID: store }),
    ...(employee === undefined ? {} : { eaEmployeeID: employee }),
    associateToken: caller.session.id,
    orderSource: 'store',
  };
}

/** Refuses a call of a page that belongs to another session of an associate than the one of this device. */
export function checkAssociateToken(caller: Shopper | undefined, request: Request): void {
  const token = request.headers.get(associateTokenHeader);
  if (token === null || (caller?.identity === 'associate' && token === caller.session?.id)) return;
  throw new Failure(403, 'NotPermitted', 'The session of this associate is over.');
}

/** Whether an associate filled the bag for a customer, by a session that is not the caller's: nobody goes on with it. */
export const isLeftByAssociate = (
  { data, ownerId }: { readonly data: BasketData; readonly ownerId: string | null },
  caller: Shopper,
): boolean => {
  const token = data.properties['associateToken'];
  return token !== undefined && ownerId === null && token !== caller.session?.id;
};

/** The same in SQL, of a table or alias of `baskets`: `true` for a bag that the caller may go on with. */
export const ofNoOtherAssociate = (baskets: string, { session }: Shopper): RawBuilder<boolean> => {
  const own = session?.id ?? '';
  const token = sql`${sql.ref(`${baskets}.data`)}->'properties'->>'associateToken'`;
  return sql<boolean>`(${sql.ref(`${baskets}.owner_id`)} is not null or coalesce(${token}, ${own}) = ${own})`;
};
