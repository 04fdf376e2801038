import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely } from 'kysely';
import type { OpenDatabase } from './OpenDatabase.ts';
import { pgliteDialect } from './pgliteDialect.ts';
import type { Database } from './schema.ts';

export interface PgliteFolder {
  /** Data folder; in memory when absent. The caller has to lock it against a second process. */
  dataDir?: string;
  /** A saved database (`snapshot()`) to start from instead of an empty one. Ignored when the folder has data. */
  snapshot?: Blob;
  /** PGlite's files, for pages whose bundler does not find them. */
  parts?: Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule' | 'fsBundle'>;
}

export interface OpenPglite extends OpenDatabase {
  readonly kind: 'pglite';
  /** The whole database as one compressed archive, to start another one from. */
  snapshot(): Promise<Blob>;
}

/**
 * The database's own page cache, in addition to the file system's. PGlite's default is PostgreSQL's 128 MB, which a
 * shop fills within minutes and never frees. An order costs as much processor time with 16 MB as with 32 MB.
 */
const cache = '16MB';

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
