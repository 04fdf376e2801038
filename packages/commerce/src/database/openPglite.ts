import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely } from 'kysely';
import type { OpenDatabase } from './OpenDatabase.ts';
import { pgliteDialect } from './pgliteDialect.ts';
import type { Database } from './schema.ts';

export interface PgliteFolder {
  /** Folder to keep the data in; in memory when absent. The caller guards it against a second process. */
  dataDir?: string;
  /** A database made before (`snapshot()`), to start from in place of an empty one. Ignored by a folder that has data. */
  snapshot?: Blob;
  /** Where a page finds the parts of PGlite when its bundler does not. */
  parts?: Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule' | 'fsBundle'>;
}

export interface OpenPglite extends OpenDatabase {
  readonly kind: 'pglite';
  /** Everything in it as one file (a compressed archive) to start another from. */
  snapshot(): Promise<Blob>;
}

/**
 * The database's own cache, its pages once more beside the file system's. PGlite takes PostgreSQL's 128 MB, which a shop
 * fills in minutes and never gives back.
 */
const cache = '32MB';

/** Opens the embedded PostgreSQL, in Node or in a page. */
export async function openPglite({ dataDir, snapshot, parts }: PgliteFolder = {}): Promise<OpenPglite> {
  const lite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    ...parts,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${cache}`],
    extensions: { pg_trgm },
  });
  let statements = 0;
  const db = new Kysely<Database>({ dialect: pgliteDialect(lite, () => (statements += 1)) });
  return {
    kind: 'pglite',
    db,
    statements: () => statements,
    snapshot: () => lite.dumpDataDir('gzip'),
    async close() {
      await db.destroy();
      await lite.close();
    },
  };
}
