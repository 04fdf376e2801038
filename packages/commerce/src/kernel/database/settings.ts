import type { Kysely } from 'kysely';
import type { Migration } from './Migration.ts';
import type { Database } from './schema.ts';

export interface SettingsTables {
  /** Values that all processes of a shop share. */
  shop_settings: { name: string; value: string };
}

export const settingsMigrations: readonly Migration[] = [
  {
    name: 'settings-001',
    statements: ['create table shop_settings (name text primary key, value text not null)'],
  },
];

/** Reads a setting. */
export async function readSetting(db: Kysely<Database>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shop_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Writes a setting, replacing an existing value. */
export async function writeSetting(db: Kysely<Database>, name: string, value: string): Promise<void> {
  await db
    .insertInto('shop_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Removes a setting. */
export async function deleteSetting(db: Kysely<Database>, name: string): Promise<void> {
  await db.deleteFrom('shop_settings').where('name', '=', name).execute();
}

/** Reads a setting, or creates it; when several processes start at once, all get the first one's value. */
export async function readOrCreateSetting(
  db: Kysely<Database>,
  name: string,
  make: () => string,
): Promise<string> {
  const known = await readSetting(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto('shop_settings')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readSetting(db, name)) ?? '';
}
