import { sql, type RawBuilder } from 'kysely';
import type { ValueOf } from '../../kernel/database/fixedStatement.ts';
import { Failure } from '../../kernel/failure/Failure.ts';

/** How many orders of one shopper may wait for their money at once, in all sessions and by the same email address. */
export interface OpenLimit {
  /** Those that are paid later, until their time is over; or at the door, for 30 days. */
  readonly waiting: 'paidLater' | 'onDelivery';
  readonly max: number;
}

/** The values of a statement that counts them. */
export interface OpenOrdersValues {
  readonly waiting: OpenLimit['waiting'] | undefined;
  readonly maxOpen: number | undefined;
  readonly basketId: string;
  readonly shopperId: string;
  readonly accountId: string | undefined;
  readonly email: string;
  readonly now: Date;
}

/**
 * A CTE `open_orders (is_full)`, counted under locks that are kept until the statement ends. It comes after `bought` and
 * before the first locked row, so that two orders never wait for each other. Where no number is limited, nothing is locked.
 */
export const openOrdersUnderLock = (value: ValueOf<OpenOrdersValues>): RawBuilder<unknown> => sql`
  open_orders as materialized (
    select case when ${value('waiting')}::text is null then false else
      open_orders_under_lock((select count(*) from bought), ${value('waiting')}::text,
        ${value('basketId')}::text, ${value('shopperId')}::text, ${value('accountId')}::text, ${value('email')}::text,
        ${value('now')}::timestamptz) >= ${value('maxOpen')}::int end as is_full)`;

const refusals = {
  paidLater: { error: 'PaidLaterLimitReached', what: 'A shopper has at most' },
  onDelivery: { error: 'OnDeliveryLimitReached', what: 'A guest has at most' },
} as const;

/** The refusal of one order more. */
export function openLimitReached({ waiting, max }: OpenLimit): Failure {
  const { error, what } = refusals[waiting];
  return new Failure(409, error, `${what} ${max} such orders that are not paid.`, { details: { max } });
}
