import { sql, type Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { DownloadTables } from './tables.ts';

/** Writes the files of digital products; a product has one for each language that it is sold in. */
export async function writeDigitalFiles(
  db: Kysely<Database>,
  files: readonly DownloadTables['digital_files'][],
): Promise<void> {
  if (files.length === 0) return;
  await db
    .insertInto('digital_files')
    .values([...files])
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'language']).doUpdateSet({
        file_name: sql`excluded.file_name`,
        media_type: sql`excluded.media_type`,
        content: sql`excluded.content`,
      }),
    )
    .execute();
}
