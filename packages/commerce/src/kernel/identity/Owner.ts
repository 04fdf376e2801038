import { sql, type RawBuilder } from 'kysely';

/** Who baskets and orders belong to. */
export interface Owner {
  /** At least 128 random bits, contained in the checkout token only; without a token the id of account or session. */
  readonly shopperId: string;
  readonly accountId: string | undefined;
}

/**
 * SQL condition on a basket or order: what an account owns is only its account's, whoever holds a checkout token for
 * it; everything else belongs to the shopper id. So nothing of an account can be opened after its session has ended.
 */
export function isOwnedBy(table: 'b' | 'o', { shopperId, accountId }: Owner): RawBuilder<boolean> {
  const owner = sql.ref(`${table}.owner_id`);
  return sql<boolean>`case when ${owner} is null then ${sql.ref(`${table}.shopper_id`)} = ${shopperId}
    else ${owner} = ${accountId ?? null}::text end`;
}
