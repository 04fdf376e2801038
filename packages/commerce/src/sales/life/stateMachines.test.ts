import { orderStatuses } from '@touchline/contract/order/schema';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { maySucceed, machines, statesBefore, stepsOf, type Machine } from './stateMachines.ts';

/** What the database has of each machine: table and column. */
const kept = {
  order: ['orders', 'status'],
  payment: ['payments', 'state'],
  shipment: ['parcels', 'state'],
  return: ['returns', 'state'],
  refund: ['refunds', 'state'],
  exchange: ['exchanges', 'state'],
} as const;

/** Every pair of different states of a machine. */
const pairsOf = (machine: Machine<string>) =>
  Object.keys(machine).flatMap((before) =>
    Object.keys(machine)
      .filter((next) => next !== before)
      .map((next) => ({ before, next })),
  );

describe('The state machines', () => {
  it('name the states from which a step may be made', () => {
    expect(statesBefore(machines.order, 'cancelled')).toEqual(['new', 'open']);
    expect(maySucceed(machines.shipment, 'sent', 'delivered')).toBe(true);
    expect(maySucceed(machines.shipment, 'delivered', 'sent')).toBe(false);
  });

  it('lead to every status of an order but the first, in which it is written [C3.30]', () => {
    const reached = new Set(Object.values(machines.order).flat());
    expect(orderStatuses.filter((status) => !reached.has(status))).toEqual(['created']);
  });

  it('end: no state of an order or a parcel is entered twice', () => {
    for (const machine of [machines.order, machines.shipment, machines.exchange] as Machine<string>[]) {
      const walk = (state: string, seen: readonly string[]): void => {
        expect(seen).not.toContain(state);
        for (const next of machine[state] ?? []) walk(next, [...seen, state]);
      };
      for (const state of Object.keys(machine)) walk(state, []);
    }
  });
});

describeOnDatabases('The database', (open) => {
  /** A row of a machine's table in some state, written as such. */
  async function rowIn(db: OpenDatabase['db'], machine: keyof typeof kept, state: string): Promise<void> {
    const order = { id: 'TL-1', status: 'new', payment: 'authorised' };
    if (machine === 'order') order.status = state;
    if (machine === 'payment') order.payment = state;
    await sql`insert into orders (id, basket_id, shopper_id, intent_key, intent_hash, market, language, site_path,
      status, payment_status, customer_status, email, currency, total_minor, data, created_at, changed_at)
      values (${order.id}, 'b', 's', 'k', 'h', 'gb', 'en', 'gb', ${order.status}, 'not_paid', 1, 'a@b.example', 'GBP',
        100, '{}', now(), now())`.execute(db);
    await sql`insert into payments (id, order_id, shopper_id, source, method_id, processor, state, amount_minor,
      currency, capture_now, created_at, changed_at)
      values ('p', ${order.id}, 's', 'x', 'CREDIT_CARD', 'adyen', ${order.payment}, 100, 'GBP', false, now(), now())`.execute(
      db,
    );
    if (machine === 'return' || machine === 'refund' || machine === 'exchange') {
      const returned = machine === 'return' ? state : 'received';
      await sql`insert into returns (id, order_id, request_key, state, method, shipping_minor, cost_minor, announced_at)
        values ('R-1', ${order.id}, 'k', ${returned}, 'dropOff', 0, 0, now())`.execute(db);
    }
    if (machine === 'exchange') {
      await sql`insert into return_lines (return_id, item_id, quantity, reason, paid_minor)
        values ('R-1', 'i', 1, 'tooSmall', 1)`.execute(db);
      await sql`insert into exchanges (return_id, item_id, sku, size, quantity, shipping_minor, state, kept_until)
        values ('R-1', 'i', 'A', 'M', 1, 0, ${state}, now())`.execute(db);
    }
    if (machine === 'refund')
      await sql`insert into refunds (return_id, order_id, minor, state, refusals, changed_at)
        values ('R-1', ${order.id}, 1, ${state}, 0, now())`.execute(db);
    if (machine === 'shipment')
      await sql`insert into parcels (id, order_id, delivery, is_collected, state, due_minor, capture_minor, created_at, changed_at)
        values ('TL-1.1', ${order.id}, 0, false, ${state}, 100, 100, now(), now())`.execute(db);
  }

  it.each(Object.keys(kept) as (keyof typeof kept)[])(
    'makes each allowed step of a machine and refuses each other: %s',
    async (name) => {
      const database = await open();
      const [table, column] = kept[name];
      const machine: Machine<string> = machines[name];
      for (const { before, next } of pairsOf(machine)) {
        const made = await database.db
          .transaction()
          .execute(async (trx) => {
            await rowIn(trx, name, before);
            await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${next}`.execute(trx);
            throw new Error('made');
          })
          .catch((error: Error) => error.message);
        const expected = maySucceed(machine, before, next)
          ? 'made'
          : `No step of ${table}: ${before}>${next}`;
        expect(made).toBe(expected);
      }
      await database.close();
    },
  );

  it('lists the same steps as the module', async () => {
    const database = await open();
    for (const name of Object.keys(kept) as (keyof typeof kept)[]) {
      const [table] = kept[name];
      const { rows } = await sql<{ text: string }>`
        select pg_get_triggerdef(oid) as text from pg_trigger where tgname = ${`${table}_steps`}`.execute(
        database.db,
      );
      const [, listed = ''] = /refuse_step\('\w+', '([^']*)'\)/.exec(rows[0]?.text ?? '') ?? [];
      expect(listed.split(',').toSorted()).toEqual(stepsOf(machines[name]));
    }
    await database.close();
  });
});
