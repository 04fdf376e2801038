// Makes the database a new shop starts from: schema and demo catalogue, in dist/demo.snapshot.
import { mkdir, writeFile } from 'node:fs/promises';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/openPglite.ts';
import { markets } from '../../markets/markets.ts';
import { picturesOf, readManifest } from '../demo/pictureManifest.ts';
import { markPrepared, seedDemo } from '../demo/seedDemo.ts';
import { inCommerce } from './commerceFolder.ts';
import { loadManifest, ownPictures } from './demo.ts';

const opened = await openPglite();
await migrate(opened.db);
// Plain addresses: a page that starts from it has a folder of files only. A server puts the versions in when it starts.
const pictures = picturesOf(readManifest(await loadManifest(ownPictures)));
await seedDemo(opened.db, { markets, pictures, now: new Date() });
await markPrepared(opened.db);
const snapshot = await opened.snapshot();
await opened.close();
await mkdir(inCommerce('dist'), { recursive: true });
await writeFile(inCommerce('dist/demo.snapshot'), Buffer.from(await snapshot.arrayBuffer()));
process.stdout.write(`dist/demo.snapshot: ${(snapshot.size / 1024 / 1024).toFixed(1)} MB\n`);
