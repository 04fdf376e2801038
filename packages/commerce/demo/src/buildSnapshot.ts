// Makes the database a new demo shop starts from: schema and demo catalogue, in dist/demo.snapshot.
import { mkdir, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { migrate } from '@touchline/commerce/database/migrate';
import { openPglite } from '@touchline/commerce/database/openPglite';
import { readMarkets } from '@touchline/commerce/node/readMarkets';
import { inDemo } from './demoFolder.ts';
import { loadManifest } from './openDemo.ts';
import { picturesOf, readManifest } from './pictureManifest.ts';
import { markPrepared } from './movePrepared.ts';
import { seedDemo } from './seedDemo.ts';

const opened = await openPglite();
await migrate(opened.db);
// Plain addresses: a page that starts from it has a folder of files only. A server puts the versions in when it starts.
const pictures = picturesOf(readManifest(await loadManifest()));
await seedDemo(opened.db, { markets: readMarkets(), pictures, now: new Date() });
await markPrepared(opened.db);
// A shop makes no further databases, and the log of how this one was filled is of no use after a checkpoint: without
// both, the snapshot is a third, and opens in half of the time.
for (const statement of [
  'alter database template0 is_template false',
  'alter database template1 is_template false',
  'drop database template0',
  'drop database template1',
  'vacuum full',
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
])
  await sql.raw(statement).execute(opened.db);
const snapshot = await opened.snapshot();
await opened.close();
await mkdir(inDemo('dist'), { recursive: true });
await writeFile(inDemo('dist/demo.snapshot'), Buffer.from(await snapshot.arrayBuffer()));
process.stdout.write(`dist/demo.snapshot: ${(snapshot.size / 1024 / 1024).toFixed(1)} MB\n`);
