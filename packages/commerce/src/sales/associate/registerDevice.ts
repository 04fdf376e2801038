import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';

/** A device of a store, and those who may sign in on the devices of the store. */
export interface StoreDevice {
  readonly storeId: string;
  readonly storeName: string;
  readonly employees: readonly { readonly employeeId: string; readonly name: string }[];
}

/**
 * The hash by which a device is found. Independent of the shop's secret, so that a change of it locks no store out; a code
 * is long and random, so its hash gives it away to nobody. Spaces, hyphens and capitals do not matter.
 */
export const deviceHash = (code: string): Promise<string> =>
  hmacHex('store device', code.replace(/[\s-]/g, '').toUpperCase());

/** Registers a device by its code, and adds employees to its store. Twice is once; a name that is new replaces the old. */
export async function registerDevice(
  db: Kysely<Database>,
  code: string,
  { storeId, storeName, employees }: StoreDevice,
  now: Date,
): Promise<void> {
  const hash = await deviceHash(code);
  await db
    .insertInto('store_devices')
    .values({
      ...{ id: hash.slice(0, 16), store_id: storeId, store_name: storeName },
      ...{ code_hash: hash, created_at: now },
    })
    .onConflict((on) => on.column('code_hash').doUpdateSet({ store_id: storeId, store_name: storeName }))
    .execute();
  for (const { employeeId, name } of employees)
    await db
      .insertInto('store_employees')
      .values({ store_id: storeId, employee_id: employeeId, name })
      .onConflict((on) => on.columns(['store_id', 'employee_id']).doUpdateSet({ name }))
      .execute();
}
