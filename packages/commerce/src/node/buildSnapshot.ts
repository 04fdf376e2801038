// Makes the database a new shop starts from: schema and demo catalogue, in dist/demo.snapshot.
import { mkdir, writeFile } from 'node:fs/promises';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/openPglite.ts';
import { markPrepared } from '../demo/seedDemo.ts';
import { inCommerce } from './commerceFolder.ts';
import { loadManifest, ownPictures, seedDemoIn } from './demo.ts';

const opened = await openPglite();
await migrate(opened.db);
await seedDemoIn(opened.db, new Date(), await loadManifest(ownPictures));
await markPrepared(opened.db);
const snapshot = await opened.snapshot();
await opened.close();
await mkdir(inCommerce('dist'), { recursive: true });
await writeFile(inCommerce('dist/demo.snapshot'), Buffer.from(await snapshot.arrayBuffer()));
process.stdout.write(`dist/demo.snapshot: ${(snapshot.size / 1024 / 1024).toFixed(1)} MB\n`);
